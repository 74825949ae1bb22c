/** What a router lends to those outside of its components. */
export interface Bound {
  navigate(to: string | number, options?: { replace?: boolean }): void;
  pathname: string;
  /** Nothing was visited before. */
  isEntry: boolean;
}

/** Goes from screen to screen, for what is no component. Before there is a router it goes nowhere. */
export class Navigator {
  #bound: Bound | undefined;

  bind(bound: Bound): void {
    this.#bound = bound;
  }

  /** Goes to a path, made by `to` of the route table. */
  navigate = (path: string, { replace = false } = {}): void =>
    this.#bound?.navigate(path, { replace });

  /** One step back in the history of this visit; at its start, to `home`. */
  goBack(home: string): void {
    if (this.#bound?.isEntry) this.navigate(home);
    else this.#bound?.navigate(-1);
  }

  /** The current path; none before there is a router. */
  get path(): string {
    return this.#bound?.pathname ?? "";
  }

  isAt = (path: string): boolean => this.#bound?.pathname === path;
}
