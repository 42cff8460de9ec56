import { tick } from "svelte";

/** When the button that had the focus is gone in the next state, its neighbour gets the focus. */
export function keepFocus(version: () => number): (list: HTMLElement) => () => void {
  return (list) => {
    let last = -1;

    function buttons(): HTMLElement[] {
      return [...list.querySelectorAll<HTMLElement>("button")];
    }

    function note(): void {
      last = buttons().findIndex((each) => each === document.activeElement);
    }

    function forget(event: FocusEvent): void {
      if (event.relatedTarget) last = -1;
    }

    list.addEventListener("focusin", note);
    list.addEventListener("focusout", forget);
    $effect(() => {
      version();
      if (last < 0) return;
      void tick().then(() => {
        const all = buttons();
        if (document.activeElement === document.body) all[Math.min(last, all.length - 1)]?.focus();
      });
    });
    return () => {
      list.removeEventListener("focusin", note);
      list.removeEventListener("focusout", forget);
    };
  };
}
