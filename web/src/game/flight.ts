import { settings, type Pace } from "../kept/settings.svelte";

/** How long a card flies, in milliseconds. */
const FLIGHT: Record<Pace, number> = { slow: 650, normal: 420, fast: 220, instant: 0 };

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Where each card and each seat was seen last; what moves in the next state starts from there. */
const seen = new Map<string, DOMRect>();
let target: string | undefined;

/** Note where everything lies, just before a new state is drawn; cards that leave the table go to `to`. */
export function remember(to: string | undefined): void {
  target = to;
  seen.clear();
  for (const each of document.querySelectorAll<HTMLElement>("[data-place]")) {
    const place = each.dataset.place;
    if (place) seen.set(place, each.getBoundingClientRect());
  }
}

export function duration(): number {
  return still.matches ? 0 : FLIGHT[settings.pace];
}

interface Flight {
  delay?: number;
  duration: number;
  easing: (t: number) => number;
  css: (t: number, u: number) => string;
}

function eased(t: number): number {
  return 1 - (1 - t) ** 3;
}

function between(node: Element, other: DOMRect, fade: boolean, delay = 0): Flight {
  const here = node.getBoundingClientRect();
  const x = other.left + other.width / 2 - here.left - here.width / 2;
  const y = other.top + other.height / 2 - here.top - here.height / 2;
  const scale = Math.min(1.5, Math.max(0.3, other.width / (here.width || 1)));
  return {
    delay,
    duration: duration(),
    easing: eased,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u});` +
      `z-index: 5; opacity: ${fade ? Math.min(1, t * 2) : 1}`,
  };
}

const NOWHERE: Flight = { duration: 0, easing: eased, css: () => "" };

/** A card comes from where it lay: `card`, or if it was not to be seen, from the seat `from`. */
export function arrive(
  node: Element,
  { card, from, order = 0 }: { card: string; from: string; order?: number },
): Flight {
  const known = seen.get(card);
  const origin = known ?? seen.get(from);
  return origin && duration() ? between(node, origin, !known, known ? 0 : order * duration() * 0.12) : NOWHERE;
}

/** A card goes to whoever took the trick. */
export function leave(node: Element): Flight {
  const end = target === undefined ? undefined : seen.get(target);
  return end && duration() ? between(node, end, true) : NOWHERE;
}
