/** The parts of a request that sessions and limits read, and the headers of its answer. */
export interface RequestContext {
  headers: Headers;
  /** Headers of the answer. */
  answer: Headers;
  /** Client address, for limits on sign-in. */
  address: string;
  /** True once the caller has disconnected, so that nobody reads the answer. */
  isAbandoned(): boolean;
  /** Host that the page asked, with its port. */
  host: string;
  readSession(): string | undefined;
  /** Undefined removes the cookie. */
  writeSession(secret: string | undefined): void;
}
