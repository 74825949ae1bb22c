/** A proof that the sender of a request holds the key of its session. RFC 9449. */
export interface KeyProof {
  /** The signed proof; undefined if the request has none. */
  jwt: string | undefined;
  method: string;
  /** Host and path of the request. */
  target: string;
}

/** Proof of who sends a request: a session's two halves, a session with a key, or an API token. */
export type Credentials =
  | {
      kind: "cookie";
      /** From the HttpOnly cookie. */
      secret: string | undefined;
      /** The session's API token. */
      token: string | undefined;
    }
  | { kind: "embedded"; token: string; proof: KeyProof }
  | { kind: "server"; token: string };
