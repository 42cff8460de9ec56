import type { FromClient, FromTable } from "./messages";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

/** The line to the server: it is kept up, and connects again by itself. */
export class Line {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;

  constructor(
    readonly heard: (message: FromTable) => void,
    readonly changed: (open: boolean) => void,
  ) {}

  connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.changed(true);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message: FromTable = JSON.parse(data);
      this.heard(message);
    };
    socket.onclose = () => {
      this.changed(false);
      setTimeout(() => this.connect(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }

  /** Say something to the server; while the line is down nothing can be said, and the screen shows that. */
  send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
