/** Names the version that an edit began from, as an answer's `ETag` gave it: `"3"`. */
export const ifMatchHeader = "if-match";

/** Names an intent: however often it is sent, it has one effect and one answer. */
export const idempotencyKeyHeader = "idempotency-key";

/** For how long the answer to an intent is kept. */
export const idempotencyKeptMs = 24 * 60 * 60_000;

/** A version as `ETag` and `If-Match` carry it. */
export const entityTag = (version: number): string => `"${version}"`;

/** The version in a header; undefined where it names none. */
export function versionIn(header: string | null): number | undefined {
  const version = /^"(\d{1,9})"$/.exec(header ?? "")?.[1];
  return version === undefined ? undefined : Number(version);
}

/** What a server takes for an intent's name. */
export const isIdempotencyKey = (text: string): boolean => /^[\w-]{8,64}$/.test(text);
