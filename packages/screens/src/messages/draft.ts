import { type MessageChannel, messageChannels } from "@ats/core/mail/contract";
import { attachmentSchema, attachmentsProblem } from "@ats/core/messages/attachment";
import { lintTags, tagText } from "@ats/core/templates/merge-tags";
import { emailMessage, isEmail } from "@ats/core/validation/email";
import {
  type EmailPayload,
  emailSendingError,
  emailSendingTexts,
} from "@ats/core/validation/email-sending";
import type { FormError } from "@ats/ui/Form";
import type { Say } from "@ats/ui/texts";
import { z } from "zod";
import { composeTexts } from "./compose-texts.ts";

export const draftSchema = z.object({
  channel: z.enum(messageChannels),
  template_id: z.number().nullable(),
  from: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  files: z.array(attachmentSchema).default([]),
  text: z.string(),
  /** `YYYY-MM-DD` and `HH:mm` in the user's time zone. Both are null to send now. */
  date: z.string().nullable(),
  time: z.string().nullable(),
});
export type MessageDraft = z.output<typeof draftSchema>;

/** Stands for each applicant's own address in a stored draft, in every language. */
export const applicantPlaceholder = "The applicant";

export const blankDraft = (channel: MessageChannel, from: string): MessageDraft => ({
  channel,
  template_id: null,
  from,
  to: [applicantPlaceholder],
  cc: [],
  bcc: [],
  subject: "",
  body: "",
  files: [],
  text: "",
  date: null,
  time: null,
});

const recipients = (addresses: readonly string[]) =>
  addresses.map((address) => ({
    email: address === applicantPlaceholder ? tagText("candidate.email") : address,
    status: true,
  }));

/** Specification §3, Email payload. */
export const payloadOf = ({ from, to, cc, bcc, subject, body }: MessageDraft) =>
  ({
    from: { email: from },
    to: recipients(to),
    cc: recipients(cc),
    bcc: recipients(bcc),
    subject,
    body,
  }) satisfies EmailPayload;

export const textOf = ({ text }: MessageDraft) => ({
  to: tagText("candidate.contact_mobile_number"),
  text,
});

/** The send time; null for now, undefined if the date or time is missing. */
export function sendAt({ date, time }: MessageDraft): string | null | undefined {
  if (date === null && time === null) return null;
  return date && time ? new Date(`${date}T${time}`).toISOString() : undefined;
}

const fields: Record<keyof typeof emailSendingTexts, string> = {
  from: "from",
  to: "to",
  toRepeated: "to",
  ccRepeated: "cc",
  subject: "subject",
  body: "body",
};

/** The field of a rule from specification §5. */
const fieldOf = (message: string): string =>
  Object.entries(emailSendingTexts)
    .filter(([, text]) => text === message)
    .map(([rule]) => fields[rule as keyof typeof fields])[0] ?? "body";

/** The first problem that concerns every recipient: a rule, an address, a tag or the time. */
export function draftProblem(say: Say, draft: MessageDraft): FormError | undefined {
  const problem = draft.channel === "sms" ? textProblem(say, draft) : emailProblem(draft);
  if (problem) return problem;
  if (sendAt(draft) === undefined) return { name: "date", message: say(composeTexts.timeMissing) };
  return undefined;
}

function emailProblem(draft: MessageDraft): FormError | undefined {
  const broken = emailSendingError(payloadOf(draft));
  if (broken) return { name: fieldOf(broken), message: broken };
  for (const name of ["from", "to", "cc", "bcc"] as const)
    for (const address of [draft[name]].flat())
      if (address !== applicantPlaceholder && !isEmail(address.trim()))
        return { name, message: emailMessage };
  const tooMuch = attachmentsProblem(draft.files);
  return (
    tagProblem("subject", draft.subject) ??
    tagProblem("body", draft.body) ??
    (tooMuch ? { name: "files", message: tooMuch } : undefined)
  );
}

function textProblem(say: Say, { text }: MessageDraft): FormError | undefined {
  if (!text.trim()) return { name: "text", message: say(composeTexts.textMissing) };
  return tagProblem("text", text);
}

function tagProblem(name: string, text: string): FormError | undefined {
  const error = lintTags(text).find(({ severity }) => severity === "error");
  return error && { name, message: error.message };
}
