/**
 * Remembers that the user is switching accounts: a 401 is expected then. Specification §4,
 * Responses.
 */
export class AccountSwitch {
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
