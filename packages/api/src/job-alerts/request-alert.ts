import { emailKey } from "@ats/core/validation/email";
import { fillText } from "@ats/core/careers/page-texts";
import type { Language } from "@ats/core/languages/language";
import type { Digest } from "@ats/core/notifications/digest";
import type { CareersCompany } from "../careers/adverts.ts";
import { inCompany } from "../database/database.ts";
import { interviewSettings } from "../interviews/settings.ts";
import { countMail, mayMail, tooManyMails } from "../kernel/public-write-limits.ts";
import type { Services } from "../kernel/services.ts";
import { after } from "../kernel/time.ts";
import { dayIn } from "../mail/applicant-language.ts";
import { queueMail } from "../mail/outbox.ts";
import { alertLinks } from "./alert-links.ts";
import type { AlertSearch } from "./alert-search.ts";
import { alertWaitMs } from "./confirm-alert.ts";
import { mailAbout } from "./delete-alerts.ts";
import { alertTexts } from "./texts.ts";

/** The link is good until the last day is over. */
const dayMs = 24 * 60 * 60_000;

interface AlertRequest {
  company: CareersCompany;
  /** The company in careers addresses. */
  key: string;
  email: string;
  frequency: Digest["frequency"];
  search: AlertSearch;
  language: Language;
}

/**
 * Mails a link that confirms an alert. Known and unknown addresses are treated alike, and nothing that
 * the visitor typed is in the mail.
 */
export async function requestAlert(
  services: Pick<Services, "system" | "clock" | "publicUrl">,
  { company, key, email, frequency, search, language }: AlertRequest,
): Promise<void> {
  if (!(await mayMail(services, email))) throw tooManyMails();
  const company_id = company.id;
  const now = services.clock();
  const { urlOf } = await alertLinks(services, "confirm");
  await inCompany(services.system, company_id, async (db) => {
    const { id } = await db
      .insertInto("job_alerts")
      .values({
        company_id,
        email,
        email_key: emailKey(email),
        frequency,
        language,
        search: JSON.stringify(search),
        created_date_time: now,
        covered_date_time: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { time_zone } = await interviewSettings(db, company_id);
    const say = alertTexts[language].confirmMail;
    const names = {
      company: company.name,
      link: urlOf({ company_id, id }, key, language),
      date: dayIn(language, after(now, alertWaitMs - dayMs), time_zone),
    };
    await queueMail(
      db,
      company_id,
      {
        to: email,
        subject: fillText(say.subject, names),
        text: [say.text, say.otherwise].map((text) => fillText(text, names)).join("\n\n"),
      },
      now,
      { about: mailAbout(id) },
    );
  });
  await countMail(services, email);
}
