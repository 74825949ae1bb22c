/**
 * True after a message that this account has logged in elsewhere. Until the user answers, refused
 * calls do not log out. Specification §4, Concurrent session.
 */
export class ConcurrentLogin {
  #isTold = false;
  #listeners = new Set<() => void>();

  isTold = (): boolean => this.#isTold;

  tell(): void {
    this.#set(true);
  }

  answer(): void {
    this.#set(false);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(isTold: boolean): void {
    this.#isTold = isTold;
    for (const listener of this.#listeners) listener();
  }
}
