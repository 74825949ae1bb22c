/** A text is set on every answer of its kind; a pattern describes what the answer's own code sets. */
type Row = Record<string, string | RegExp>;

const every = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  // It does not concern pages in a partner's frame.
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
} satisfies Row;

/** Features of the browser that no screen uses. */
const features = [
  "accelerometer",
  "bluetooth",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

const data = "default-src 'none'; frame-ancestors 'none'";

/** Headers of each kind of answer. Cross-Origin-Embedder-Policy is absent: partners frame our pages. */
export const answerHeaders = {
  page: {
    ...every,
    // The window that signs in a frame answers the frame that has opened it.
    "cross-origin-opener-policy": /^(same-origin|unsafe-none)$/,
    "cache-control": "no-cache",
    "content-security-policy": /^default-src 'self'; .*; frame-ancestors 'self'/,
    "permissions-policy": features.map((name) => `${name}=()`).join(", "),
  },
  asset: {
    ...every,
    "cache-control": /^(public, max-age=31536000, immutable|no-cache)$/,
    // A worker takes its policy from its own file, which needs the host.
    "content-security-policy": "frame-ancestors 'self'",
  },
  api: { ...every, "cache-control": "no-store", "content-security-policy": data },
  file: {
    ...every,
    "cache-control": "no-store",
    "content-security-policy": `${data}; sandbox`,
    "content-disposition": /^attachment; /,
  },
  feed: {
    ...every,
    "cache-control": /^public, max-age=\d+$/,
    "content-security-policy": `${data}; sandbox`,
    "content-disposition": /^attachment; /,
  },
  refusal: { ...every, "cache-control": "no-store", "content-security-policy": data },
} satisfies Record<string, Row>;

export type AnswerKind = keyof typeof answerHeaders;

/** Set on every answer that is read over https: a year, and for every subdomain. */
export const strictTransport = ["strict-transport-security", "max-age=31536000; includeSubDomains"];

/** Returns the headers to set on an answer. */
export function headersOf(kind: AnswerKind, isSecure: boolean): [string, string][] {
  const fixed = Object.entries(answerHeaders[kind] as Row).filter(
    (header): header is [string, string] => typeof header[1] === "string",
  );
  return isSecure ? [...fixed, strictTransport as [string, string]] : fixed;
}

/** Tells an answer's kind from what its own code has set. */
export function kindOf({ status, headers }: Response): AnswerKind {
  const [type, caching] = [headers.get("content-type"), headers.get("cache-control")];
  if (type?.startsWith("text/html")) return "page";
  if (caching === "no-cache") return "asset";
  if (headers.has("content-disposition") || status === 304)
    return caching?.startsWith("public") ? "feed" : "file";
  if (caching && caching !== "no-store") return "asset";
  return type?.startsWith("application/json") ? "api" : "refusal";
}
