/** The parts of a request that sessions and limits read. */
export interface RequestContext {
  headers: Headers;
  /** Headers of the answer. */
  answer: Headers;
  /** Client address, for limits. */
  address: string;
  /** True when the client has gone, and nobody reads the answer. */
  isAbandoned(): boolean;
  /** Host that the page called, with its port. */
  host: string;
  readSession(): string | undefined;
  /** Undefined removes the cookie. */
  writeSession(secret: string | undefined): void;
}
