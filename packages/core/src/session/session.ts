/** Header with the API token, in requests and renewed in answers. */
export const apiTokenHeader = "x-api-token";
/** Header with the user's message when a call is refused. Specification §8. */
export const messageHeader = "x-message";
/** Header with the {@link LogoutReason} when a refusal ends the session. */
export const logoutReasonHeader = "x-logout-reason";

/**
 * Header of a call from a page in a frame of another site, with any value. Its cookies are those of
 * that site's pages alone.
 */
export const framedHeader = "x-framed";

/**
 * Scheme of the `Authorization` header by kind of session: a server's API token, or a session in a
 * partner's page, which needs a proof in the header {@link proofHeader} too (RFC 9449).
 */
export const authorisationSchemes = { server: "Bearer", embedded: "DPoP" } as const;
/** Header with the proof that the sender holds the session's key. RFC 9449, 4.1. */
export const proofHeader = "dpop";
/** Header of an answer with the nonce of the next proof. RFC 9449, 8. */
export const proofNonceHeader = "dpop-nonce";

/** Header with the captcha proof, for endpoints that require one. Specification §7. */
export const captchaHeader = "recaptcha-token";
/** Time for which a captcha proof is valid. */
export const captchaMs = 10 * 60_000;

/** Cookies that the page reads and writes, for 30 days. Specification §3, §9. */
export const cookies = {
  isLoggedIn: "isLoggedIn",
  userId: "userId",
  apiToken: "apiToken",
  muted: "notificationsMuted",
} as const;
export const cookieDays = 30;
/** HttpOnly cookie without which the API token is useless; prefixed with `__Host-` on https. */
export const sessionCookie = "ats_session";

/**
 * Time without extension after which the "Continue session" dialog opens. The specification's
 * figure; its gloss "58 minutes" would be 3480000. §4, §9.
 */
export const inactivityMs = 348_000;
/** Time for which the dialog waits for an answer. Specification §4, §9. */
export const continueMs = 60_000;
/** Specification §4, §8. */
export const sessionTexts = {
  continueTitle: "Continue session",
  inactivity:
    "We have not detected any activity coming from this account in some time. Please click continue below within the time limit else you will be logged out of your account for security purposes.",
  concurrentTitle: "Concurrent login",
  concurrent:
    "Another user has logged into this account. As only one user can log into an account at any given time, the previous user will now be logged out. If you have only just logged into this account, you may disregard this message.",
} as const;
/** Specification §8. */
export const passwordTexts = {
  linkSent: "We have sent a link to reset your password, please check your email.",
  resetFailed: "error",
  changed: "Your password has been successfully changed!",
} as const;

/**
 * The session is extended on the first request and then at most this often. Specification §7, §9.
 */
export const extensionMs = 60_000;

export const logoutReasons = [
  "INACTIVE_SESSION",
  "CONCURRENT_SESSION",
  "DISABLED_COMPANY",
] as const;
export type LogoutReason = (typeof logoutReasons)[number];
