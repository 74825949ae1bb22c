/** What Google's reCAPTCHA loads, where it is configured. */
const google = {
  script: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  frame: " https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  connect: " https://www.google.com/recaptcha/",
};
const nobody = { script: "", frame: "", connect: "" };

/** Text becomes markup or a script's address by these policies alone: the app's own, and two that clean what is shown and pasted. */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify ProseMirrorClipboard",
];

/**
 * What a page of ours may do: its own scripts and styles, others by nonce, its own host's API and
 * websocket. Pages of its own host may show it in a frame, and those of `ancestor`, an origin.
 */
export function contentSecurity(
  host: string,
  nonce: string,
  { asksGoogle = false, ancestor }: { asksGoogle?: boolean; ancestor?: string | undefined } = {},
): string {
  const { script, frame, connect } = asksGoogle ? google : nobody;
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
    ...(asksGoogle ? [] : trustedTypes),
  ].join("; ");
}
