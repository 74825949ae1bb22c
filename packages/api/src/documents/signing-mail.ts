import { signingPath } from "@ats/core/documents/signing-address";
import type { Language } from "@ats/core/languages/language";
import { applicantTexts } from "@ats/core/mail/applicant-texts";
import type { CompanyDb } from "../database/database.ts";
import { interviewSettings } from "../interviews/settings.ts";
import type { Mail, MailSender } from "../kernel/ports/mailer.ts";
import { dayIn, linkIn } from "../mail/applicant-language.ts";

interface Asked {
  signer_name: string;
  signer_email: string;
  title: string;
  company_name: string;
  language: Language;
  time_zone: string;
  expires_date_time: Date;
  token: string;
  publicUrl: string;
  /** The user who sent the document; answers go to them. */
  sender?: MailSender | undefined;
}

/** The company's name and zone, and the language of the candidate. */
export async function mailSettings(db: CompanyDb, company_id: number, application_id: number) {
  const { time_zone } = await interviewSettings(db, company_id);
  const names = await db
    .selectFrom("applications as a")
    .innerJoin("candidates as c", "c.id", "a.candidate_id")
    .innerJoin("companies as o", "o.id", "a.company_id")
    .where("a.id", "=", application_id)
    .select(["o.name as company_name", "c.language"])
    .executeTakeFirstOrThrow();
  return { ...names, time_zone };
}

function partsOf({ language, time_zone, expires_date_time, token, publicUrl, ...asked }: Asked) {
  const { greeting, signing } = applicantTexts[language];
  return {
    signing,
    until: dayIn(language, expires_date_time, time_zone),
    mail: (subject: string, opening: string, ...closing: string[]): Mail => ({
      to: asked.signer_email,
      ...(asked.sender && { sender: asked.sender }),
      subject,
      text: [
        greeting(asked.signer_name),
        opening,
        linkIn(language, signingPath(token), publicUrl),
        ...closing,
        asked.company_name,
      ].join("\n\n"),
    }),
  };
}

export function askingMail(asked: Asked, isReminder: boolean): Mail {
  const { company_name, title } = asked;
  const { signing, until, mail } = partsOf(asked);
  const closing = [signing.link(until), ...(isReminder ? [signing.newLink] : [])].join(" ");
  const subject = signing[isReminder ? "reminder" : "subject"](title);
  return mail(subject, signing.text(company_name, title), closing);
}

/** Confirms the signature to the candidate. */
export function signedMail(asked: Asked): Mail {
  const { company_name, title } = asked;
  const { signing, until, mail } = partsOf(asked);
  return mail(signing.signed(title), signing.download(company_name, title, until));
}
