/** Directives for Google reCAPTCHA, served from `origin`. */
const google = (origin: string) => ({
  script: ` ${origin}/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.gstatic.cn/recaptcha/`,
  frame: ` ${origin}/recaptcha/ https://recaptcha.google.com/recaptcha/`,
  connect: ` ${origin}/recaptcha/`,
});
const nobody = { script: "", frame: "", connect: "" };

/**
 * Policies that may turn text into markup or script addresses: the app's own, and those of two
 * libraries that clean displayed and pasted text.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify ProseMirrorClipboard",
];

/**
 * Content security policy of our pages: own scripts and styles, others by nonce, the host's API and
 * websocket, and Google reCAPTCHA from the origin `recaptcha`. Pages of this host and of the origins
 * `ancestors` may frame them.
 */
export function contentSecurity(
  host: string | undefined,
  nonce: string,
  {
    recaptcha,
    ancestors = [],
  }: { recaptcha?: string | undefined; ancestors?: readonly string[] } = {},
): string {
  const { script, frame, connect } = recaptcha ? google(recaptcha) : nobody;
  const own = host ? ` ws://${host} wss://${host}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    `connect-src 'self'${own}${connect}`,
    `frame-src 'self' blob:${frame}`,
    ["frame-ancestors 'self'", ...ancestors].join(" "),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Google's script creates its own policies.
    ...(recaptcha ? [] : trustedTypes),
  ].join("; ");
}
