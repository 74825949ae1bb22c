import { careersPath } from "@ats/core/careers/address";
import { fillText } from "@ats/core/careers/page-texts";
import { pathIn } from "@ats/core/languages/languages";
import { sql, type SqlBool } from "kysely";
import { type CareersCompany, careersCompany, searchAdverts } from "../careers/adverts.ts";
import { factsIn } from "../careers/careers-view.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { before } from "../kernel/time.ts";
import { queueMail } from "../mail/outbox.ts";
import { alertLinks, type LinkedAlert } from "./alert-links.ts";
import { mailAbout } from "./delete-alerts.ts";
import { nextAlert } from "./next-alert.ts";
import { alertTexts, subjectOfAlert } from "./texts.ts";

type Needed = Pick<Services, "system" | "clock" | "mailer" | "publicUrl">;

/** Alerts per run. */
const batch = 50;
/** Adverts named in one mail; the others are counted. */
const mostLines = 20;
/** Source of applications that begin with a link in an alert. */
const visit = { source: "Job alert" };
/** By then every transaction that published an advert has ended. */
const settledMs = 60_000;

/**
 * Mails the adverts published since the last mail to those whose alerts are due, one mail each, even
 * with several instances. Without a mail server nothing is written, so that no mail names old adverts.
 */
export async function mailAlerts(services: Needed): Promise<void> {
  const { system, clock, mailer, publicUrl } = services;
  if (!mailer) return;
  const now = clock();
  const due = await system
    .selectFrom("job_alerts as a")
    .innerJoin("companies as c", (on) =>
      on.onRef("c.id", "=", "a.company_id").on("c.disabled", "=", false),
    )
    .where("a.next_mail_date_time", "<=", now)
    .select(["a.company_id", "a.id", "c.careers_key as key"])
    .orderBy("a.next_mail_date_time")
    .limit(batch)
    .execute();
  if (due.length === 0) return;
  const { urlOf } = await alertLinks(services, "unsubscribe");
  const failures: unknown[] = [];
  for (const [company_id, alerts] of Map.groupBy(due, (alert) => alert.company_id)) {
    const key = alerts[0]!.key;
    const company = await openCareers(services, company_id, key);
    for (const alert of alerts)
      await inCompany(system, company_id, (db) =>
        mailAlert(db, alert, { now, company, key, publicUrl, urlOf }),
      ).catch((failure: unknown) => failures.push(failure));
  }
  // The next run tries these again; the others are done.
  if (failures.length > 0) throw new AggregateError(failures, "Job alerts were not written.");
}

/** Undefined while the company has no careers page. */
async function openCareers(
  { system }: Needed,
  id: number,
  key: string,
): Promise<CareersCompany | undefined> {
  try {
    const company = await careersCompany(system, { company: key });
    return company.id === id ? company : undefined;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}

interface Mailing {
  now: Date;
  company: CareersCompany | undefined;
  key: string;
  publicUrl: string;
  urlOf: Awaited<ReturnType<typeof alertLinks>>["urlOf"];
}

async function mailAlert(
  db: CompanyDb,
  { company_id, id }: LinkedAlert,
  { now, company, key, publicUrl, urlOf }: Mailing,
): Promise<void> {
  const alert = await db
    .selectFrom("job_alerts")
    .selectAll()
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("next_mail_date_time", "<=", now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!alert) return;
  const until = before(now, settledMs);
  await db
    .updateTable("job_alerts")
    .set({ next_mail_date_time: await nextAlert(db, alert, now) })
    // Adverts published while the page is closed are new when it opens.
    .$if(company !== undefined, (update) => update.set({ covered_date_time: until }))
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
  if (!company) return;
  const { search, language } = alert;
  const isNew = sql<SqlBool>`j.published_date_time > ${alert.covered_date_time}
    and j.published_date_time <= ${until}`;
  const { records, total } = await searchAdverts(db, company, search, now, isNew);
  if (total === 0) return;
  const say = alertTexts[language].alertMail;
  const link = (path: string) => new URL(pathIn(language, path), publicUrl).href;
  const lines = records
    .slice(0, mostLines)
    .map((job) =>
      [
        `- ${job.title}`,
        factsIn({ language, name: company.name }, job),
        link(careersPath(key, job.job_number, visit)),
      ]
        .filter(Boolean)
        .join("\n  "),
    );
  const rest = total - lines.length;
  const unsubscribe_url = urlOf(alert, key, language);
  // One mail of an alert is enough to keep.
  await db
    .deleteFrom("outgoing_mail")
    .where("company_id", "=", company_id)
    .where("about", "=", mailAbout(id))
    .where("status", "=", "sent")
    .execute();
  await queueMail(
    db,
    company_id,
    {
      to: alert.email,
      subject: fillText(
        say[new Intl.PluralRules(language).select(total) === "one" ? "one" : "other"],
        { count: total, company: company.name },
      ),
      text: [
        subjectOfAlert(language, company.name, search),
        ...lines,
        ...(rest > 0
          ? [
              `${fillText(say.rest, { count: rest })}: ${link(careersPath(key, undefined, { ...visit, ...search }))}`,
            ]
          : []),
        `${say.stop}: ${unsubscribe_url}`,
      ].join("\n\n"),
      unsubscribe_url,
    },
    now,
    { about: mailAbout(id) },
  );
}
