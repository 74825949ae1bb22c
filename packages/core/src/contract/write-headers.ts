/** Starting version of an edit, from an answer's `ETag`: `"3"`. */
export const ifMatchHeader = "if-match";

/** Key of an intent: however often it is sent, there is one effect and one answer. */
export const idempotencyKeyHeader = "idempotency-key";

/** Time for which the answer to an idempotent call is stored. */
export const idempotencyKeptMs = 24 * 60 * 60_000;

/** Formats a version for `ETag` and `If-Match`. */
export const entityTag = (version: number): string => `"${version}"`;

/** Parses a version from a header; undefined when there is none. */
export function versionIn(header: string | null): number | undefined {
  const version = /^"(\d{1,9})"$/.exec(header ?? "")?.[1];
  return version === undefined ? undefined : Number(version);
}

/** True for a valid idempotency key. */
export const isIdempotencyKey = (text: string): boolean => /^[\w-]{8,64}$/.test(text);
