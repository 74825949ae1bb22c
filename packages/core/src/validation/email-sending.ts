import { emailKey } from "./email.ts";
import { isBlank } from "./invisible.ts";
import { withoutTags } from "./markup.ts";

/** An address in a list; it counts only with status true. Specification §3, Email payload. */
export interface Recipient {
  email: string;
  status: boolean;
}

/** Specification §3. */
export interface EmailPayload {
  from: { email: string };
  to: readonly Recipient[];
  cc: readonly Recipient[];
  bcc: readonly Recipient[];
  subject: string;
  /** Markup; empty without text and picture. */
  body: string;
}

/** In the order in which they are checked. Specification §5, Email sending. */
export const emailSendingTexts = {
  from: "From address is required",
  to: "To address is required",
  toRepeated: "To address is repeated in CC/BCC",
  ccRepeated: "CC address is repeated in BCC",
  subject: "Subject is required",
  body: "Body is required",
} as const;

/** Returns the first problem that prevents sending; undefined without one. Specification §5. */
export function emailSendingError({
  from,
  to,
  cc,
  bcc,
  subject,
  body,
}: EmailPayload): string | undefined {
  const [toAll, ccAll, bccAll] = [addresses(to), addresses(cc), addresses(bcc)];
  const texts = emailSendingTexts;
  if (isBlank(from.email)) return texts.from;
  if (toAll.size === 0) return texts.to;
  if (share(toAll, ccAll) || share(toAll, bccAll)) return texts.toRepeated;
  if (share(ccAll, bccAll)) return texts.ccRepeated;
  if (isBlank(subject)) return texts.subject;
  return isBlankMarkup(body) ? texts.body : undefined;
}

/** Returns the addresses that count, as they are compared. */
const addresses = (list: readonly Recipient[]): Set<string> =>
  new Set(
    list
      .filter(({ email, status }) => status && !isBlank(email))
      .map(({ email }) => emailKey(email)),
  );

const share = (some: Set<string>, others: Set<string>): boolean =>
  [...some].some((address) => others.has(address));

/** True when markup shows nothing: no word, picture or line. */
export const isBlankMarkup = (markup: string): boolean =>
  !/<(img|hr|table)\b/i.test(markup) && isBlank(withoutTags(markup).replace(/&nbsp;|&#160;/gi, ""));
