/** Keys pressed before the palette's code had loaded. */
export class Typed {
  #query = "";
  #isEntered = false;

  query = (): string => this.#query;

  type(query: string): void {
    this.#query = query;
    this.#isEntered = false;
  }

  /** Enter was pressed after the query. */
  enter(): void {
    this.#isEntered = true;
  }

  /** Returns everything and forgets it. */
  take(): { query: string; isEntered: boolean } {
    const taken = { query: this.#query, isEntered: this.#isEntered };
    this.type("");
    return taken;
  }
}
