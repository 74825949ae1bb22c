/** What Google's reCAPTCHA loads, where it is configured to be at `origin`. */
const google = (origin: string) => ({
  script: ` ${origin}/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.gstatic.cn/recaptcha/`,
  frame: ` ${origin}/recaptcha/ https://recaptcha.google.com/recaptcha/`,
  connect: ` ${origin}/recaptcha/`,
});
const nobody = { script: "", frame: "", connect: "" };

/** Text becomes markup or a script's address by these policies alone: the app's own, and two that clean what is shown and pasted. */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify ProseMirrorClipboard",
];

/**
 * What a page of ours may do: its own scripts and styles, others by nonce, its own host's API and
 * websocket, and Google's reCAPTCHA from the origin `recaptcha`. Pages of its own host may show it in a
 * frame, and those of `ancestor`, an origin.
 */
export function contentSecurity(
  host: string,
  nonce: string,
  { recaptcha, ancestor }: { recaptcha?: string | undefined; ancestor?: string | undefined } = {},
): string {
  const { script, frame, connect } = recaptcha ? google(recaptcha) : nobody;
  const own = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    `connect-src 'self'${own}${connect}`,
    `frame-src 'self' blob:${frame}`,
    `frame-ancestors 'self'${ancestor ? ` ${ancestor}` : ""}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Google's script makes policies of its own.
    ...(recaptcha ? [] : trustedTypes),
  ].join("; ");
}
