/** A proof that the sender of a request holds the key of its session. RFC 9449. */
export interface KeyProof {
  /** The signed proof; undefined if the request has none. */
  jwt: string | undefined;
  method: string;
  /** Host and path of the request. */
  target: string;
}

/** What a request has to show that it may act: a session's two halves, a bound session, a token. */
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
