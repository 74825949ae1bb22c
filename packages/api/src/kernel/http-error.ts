import type { RefusalCode } from "@ats/core/contract/refusal-code";
import type { LogoutReason } from "@ats/core/session/session";

/** A call refused with an HTTP status and a sentence for the user, sent as `x-message`. Specification §8. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 428 | 429 | 503 | 507;
  /** Why the caller's session has ended, when it has and that is known. */
  readonly reason: LogoutReason | undefined;
  /** Seconds after which the call may succeed, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Sent in the body beside the message. */
  readonly code: RefusalCode | undefined;
  constructor(
    status: HttpError["status"],
    message: string,
    {
      reason,
      retryAfter,
      code,
      ...options
    }: ErrorOptions & {
      reason?: LogoutReason | undefined;
      retryAfter?: number;
      code?: RefusalCode;
    } = {},
  ) {
    super(message, options);
    this.name = "HttpError";
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

/** The call's proof of its session's key is missing, stale or used; `nonce` is for the next one. */
export class ProofNeeded extends HttpError {
  readonly nonce: string;
  constructor(nonce: string) {
    super(401, "The request does not prove the key of its session. Send it with a new proof.");
    this.nonce = nonce;
  }
}

/** The call has no open session; `reason` says why it ended, when that is known. */
export class SessionOver extends HttpError {
  constructor(message: string, reason?: LogoutReason) {
    super(401, message, { reason });
  }
}

/**
 * Refuses an edit of a record that has changed since; `what` is, for example, "This job was".
 * Quality R2.
 */
export const stale = (what: string): HttpError =>
  new HttpError(412, `${what} changed elsewhere. Compare both versions, then save again.`);

/** Does not tell whether the record is missing or another company's. */
export const notFound = (what: string): HttpError =>
  new HttpError(404, `This ${what} does not exist, or you may not see it.`);
