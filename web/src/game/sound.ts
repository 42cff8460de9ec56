import { settings } from "../kept/settings.svelte";

let context: AudioContext | undefined;

/** One short tone: `pitch` in hertz, `after` and `length` in seconds. */
function tone(audio: AudioContext, pitch: number, after: number, length: number): void {
  const start = audio.currentTime + after;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "triangle";
  source.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

const TUNES = {
  card: [[210, 0, 0.07]],
  trick: [
    [392, 0, 0.14],
    [523, 0.08, 0.2],
  ],
  refused: [
    [196, 0, 0.12],
    [165, 0.09, 0.16],
  ],
  won: [
    [392, 0, 0.2],
    [494, 0.12, 0.2],
    [587, 0.24, 0.35],
  ],
} as const;

/** Let a short sound be heard, if this person wants sounds. */
export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [pitch, after, length] of TUNES[tune]) tone(context, pitch, after, length);
}
