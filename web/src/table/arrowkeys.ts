/** The arrow keys go from button to button inside an element, and around at the ends. */
export function arrowKeys(list: HTMLElement): () => void {
  function move(event: KeyboardEvent): void {
    const all = [...list.querySelectorAll<HTMLElement>("button")];
    const at = all.findIndex((each) => each === document.activeElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    all[(to + all.length) % all.length]?.focus();
    event.preventDefault();
  }
  list.addEventListener("keydown", move);
  return () => list.removeEventListener("keydown", move);
}
