/** The page that is shown, kept in the part of the address after `#`, so that going back goes back. */
class Route {
  path: readonly string[] = $state.raw(parsed());

  constructor() {
    addEventListener("hashchange", () => {
      this.path = parsed();
      scrollTo(0, 0);
    });
  }
}

function parsed(): readonly string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean);
}

export const route = new Route();
