import { gapMessage, type MergeValues, merge, mergeMarkup } from "../templates/merge-tags.ts";
import { emailMessage, isEmail } from "../validation/email.ts";
import {
  type EmailPayload,
  emailSendingError,
  type Recipient,
} from "../validation/email-sending.ts";
import { cleanRichText } from "../validation/rich-text.ts";
import { telephone } from "../validation/telephone.ts";
import { textPartsProblem } from "./text-parts.ts";

/** Time for which every message is held and can be cancelled. Quality U8. */
export const messageHoldMs = 10_000;

export interface TextPayload {
  to: string;
  text: string;
}

export interface Rendered<Message> {
  message: Message;
  /** Why it cannot be sent to this person. */
  problem: string | undefined;
}

/**
 * Renders an email for one person. It can be sent when it meets the six rules of specification §5,
 * checked in order, its addresses are valid and no merge tag lacks a value. `addresses` are the
 * values for its recipients, where the sender may not quote them.
 */
export function renderEmail(
  draft: EmailPayload,
  values: MergeValues,
  addresses = values,
): Rendered<EmailPayload> {
  const subject = merge(draft.subject, values);
  const body = mergeMarkup(draft.body, values);
  const filledIn = (given: readonly Recipient[]) =>
    given.map(({ email, status }) => ({ email: fillAddress(email, addresses), status }));
  const message = {
    from: { email: draft.from.email.trim() },
    to: filledIn(draft.to),
    cc: filledIn(draft.cc),
    bcc: filledIn(draft.bcc),
    subject: subject.text,
    body: cleanRichText(body.text),
  };
  const recipients = [...message.to, ...message.cc, ...message.bcc];
  const isWrong = recipients.some(({ email, status }) => status && email && !isEmail(email));
  const problem =
    emailSendingError(message) ??
    (isWrong ? emailMessage : undefined) ??
    gapMessage([...subject.gaps, ...body.gaps]);
  return { message, problem };
}

const notFull =
  "Their mobile number is not a full telephone number. Correct it on the candidate’s page.";

/** Renders a text message for one person. */
export function renderText(
  draft: TextPayload,
  values: MergeValues,
  addresses = values,
): Rendered<TextPayload> {
  const { text, gaps } = merge(draft.text, values);
  const typed = fillAddress(draft.to, addresses);
  const { data: number } = telephone.safeParse(typed);
  const to = number ?? typed;
  const problem =
    (to ? undefined : "This person has no mobile number.") ??
    (number ? undefined : notFull) ??
    (text.trim() ? undefined : "Enter a message.") ??
    gapMessage(gaps) ??
    textPartsProblem(text.trim());
  return { message: { to, text: text.trim() }, problem };
}

/** Fills in the merge tags of an address; empty when a tag has no value. */
function fillAddress(address: string, values: MergeValues): string {
  const { text, gaps } = merge(address, values);
  return gaps.length > 0 ? "" : text.trim();
}
