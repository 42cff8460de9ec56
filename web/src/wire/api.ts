import type { History, Refused, Replay } from "./messages";

/** What the server answered, or why it refused. */
export type Answer<T> = { value: T } | { refused: Refused | undefined };

async function answer<T>(response: Promise<Response>): Promise<Answer<T>> {
  try {
    const got = await response;
    const body: unknown = await got.json();
    return got.ok ? { value: body as T } : { refused: body as Refused };
  } catch {
    return { refused: undefined };
  }
}

export function history(before: number | null): Promise<Answer<History>> {
  return answer(fetch(before === null ? "/api/history" : `/api/history?before=${before}`));
}

export function match(table: string, number: string): Promise<Answer<Replay>> {
  return answer(fetch(`/api/matches/${encodeURIComponent(table)}/${encodeURIComponent(number)}`));
}

/** Look at a record that somebody has pasted. */
export function look(line: string): Promise<Answer<Replay>> {
  return answer(fetch("/api/look", { method: "POST", headers: { "Content-Type": "text/plain" }, body: line }));
}
