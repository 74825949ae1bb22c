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

/** Every message is held this long, and can be taken back. Quality U8. */
export const heldMs = 10_000;

export interface TextPayload {
  /** A telephone number. */
  to: string;
  text: string;
}

export interface Rendered<Message> {
  message: Message;
  /** Why it is not sent to this person. */
  problem: string | undefined;
}

/**
 * An email as one person gets it, its merge tags filled in. It is sent where all of this holds: the
 * six rules of specification §5 in their order, valid addresses, no tag without a value.
 */
export function renderEmail(draft: EmailPayload, values: MergeValues): Rendered<EmailPayload> {
  const subject = merge(draft.subject, values);
  const body = mergeMarkup(draft.body, values);
  const filledIn = (recipients: readonly Recipient[]) =>
    recipients.map(({ email, status }) => ({ email: filled(email, values), status }));
  const message = {
    from: { email: draft.from.email.trim() },
    to: filledIn(draft.to),
    cc: filledIn(draft.cc),
    bcc: filledIn(draft.bcc),
    subject: subject.text,
    body: cleanRichText(body.text),
  };
  const addresses = [...message.to, ...message.cc, ...message.bcc];
  const isWrong = addresses.some(({ email, status }) => status && email && !isEmail(email));
  const problem =
    emailSendingError(message) ??
    (isWrong ? emailMessage : undefined) ??
    gapMessage([...subject.gaps, ...body.gaps]);
  return { message, problem };
}

const national =
  "Their mobile number has no country code, such as +44. Correct it on the candidate’s page.";

/** A text message as one person gets it. */
export function renderText(draft: TextPayload, values: MergeValues): Rendered<TextPayload> {
  const { text, gaps } = merge(draft.text, values);
  const to = filled(draft.to, values)
    .replace(/[^+\d]/g, "")
    .replace(/^00/, "+");
  const problem =
    (to ? undefined : "This person has given no mobile number.") ??
    (telephone.safeParse(to).success ? undefined : national) ??
    (text.trim() ? undefined : "Write the message.") ??
    gapMessage(gaps) ??
    textPartsProblem(text.trim());
  return { message: { to, text: text.trim() }, problem };
}

/** An address with its tags filled in; none where a tag has no value. */
function filled(address: string, values: MergeValues): string {
  const { text, gaps } = merge(address, values);
  return gaps.length > 0 ? "" : text.trim();
}
