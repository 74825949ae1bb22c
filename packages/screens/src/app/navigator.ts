export interface Bound {
  navigate(to: string | number, options?: { replace?: boolean }): void;
  pathname: string;
  /** The path with its query and hash. */
  address: string;
  /** True if the visit has no earlier page. */
  isEntry(): boolean;
}

/** Navigation for code outside components. Does nothing before there is a router. */
export class Navigator {
  #bound: Bound | undefined;
  #asked: string | undefined;

  bind(bound: Bound): void {
    this.#bound = bound;
    this.#asked = undefined;
  }

  /** A page asked for twice before it is shown enters the history once. */
  navigate = (path: string, { replace = false } = {}): void => {
    this.#bound?.navigate(path, { replace: replace || path === this.#asked });
    this.#asked = path;
  };

  /** Goes back one step in this visit, or leaves it at its start. */
  goBack(leave: () => void): void {
    if (this.#bound?.isEntry()) leave();
    else this.#bound?.navigate(-1);
  }

  get address(): string {
    return this.#bound?.address ?? "";
  }

  isAt = (path: string): boolean => this.#bound?.pathname === path;
}
