import type { Credentials } from "./credentials.ts";

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
  /** Scheme and address, without a slash at the end. */
  origin: string;
  method: string;
  path: string;
  credentials(): Credentials;
  /** The secret that names the session or the token: from the Authorization header or the cookie. */
  readSession(): string | undefined;
  /** Undefined removes the cookie. */
  writeSession(secret: string | undefined): void;
}
