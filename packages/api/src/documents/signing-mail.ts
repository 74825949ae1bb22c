import { signingPath } from "@ats/core/documents/signing-address";
import type { Mail, MailSender } from "../kernel/ports/mailer.ts";

interface Asked {
  signer_name: string;
  signer_email: string;
  title: string;
  company_name: string;
  expires_date_time: Date;
  token: string;
  publicUrl: string;
  /** The user who sent the document; answers go to them. */
  sender?: MailSender | undefined;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const linkOf = ({ token, publicUrl }: Asked) => new URL(signingPath(token), publicUrl).href;

export const askingMail = (asked: Asked, isReminder: boolean): Mail => ({
  to: asked.signer_email,
  ...(asked.sender && { sender: asked.sender }),
  subject: `${isReminder ? "Reminder: p" : "P"}lease sign “${asked.title}”`,
  text: `Hello ${asked.signer_name},

${asked.company_name} asks you to read and sign “${asked.title}”. Open this link to read it, then sign it or tell us why not:

${linkOf(asked)}

The link is for you alone: do not pass it on. It works until ${day.format(asked.expires_date_time)}.${isReminder ? " Earlier links no longer work." : ""}

${asked.company_name}`,
});

/** Confirms the signature to the candidate. */
export const signedMail = (asked: Asked): Mail => ({
  to: asked.signer_email,
  ...(asked.sender && { sender: asked.sender }),
  subject: `You signed “${asked.title}”`,
  text: `Hello ${asked.signer_name},

you signed “${asked.title}” for ${asked.company_name}. Until ${day.format(asked.expires_date_time)} the signed document with its evidence can be downloaded here; keep a copy:

${linkOf(asked)}

${asked.company_name}`,
});
