/** Whether an account is being switched: a 401 is part of that. Specification §4, Responses. */
export class Switching {
  #isUnderWay = false;

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  begin(): void {
    this.#isUnderWay = true;
  }

  end(): void {
    this.#isUnderWay = false;
  }
}
