import type { AgencySettings } from "@ats/core/agencies/agency-settings";
import { shownStage, type ShownStage } from "@ats/core/agency-portal/submission";
import { isInterviewShown } from "@ats/core/agency-portal/shown-interviews";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { to } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import { asCompany, type CompanyDb, inCompany } from "../database/database.ts";
import { eachCompany } from "../kernel/each-company.ts";
import type { Services } from "../kernel/services.ts";
import { queueMail } from "../mail/outbox.ts";
import { readSetting } from "../settings/read-setting.ts";
import { isSwitchedOn } from "../settings/switched-on.ts";
import { isReleased, releasedJobs } from "./released-jobs.ts";
import { waitingInterviews } from "./waiting-interviews.ts";
import { sayStage } from "./say-stage.ts";
import type { AgencyNoticeKind } from "./tables.ts";

type Needed = Pick<Services, "system" | "clock" | "publicUrl">;

/** Notices per company and run. */
const batch = 500;
/** Lines of one mail; the others are counted. */
const mostLines = 20;

/**
 * Mails the users of agencies what concerns them, one mail each, even with several instances. Each
 * mail says what its reader may see by then: an undone move or a withdrawn release leaves nothing to
 * say.
 */
export async function mailAgencies({ system, clock, publicUrl }: Needed): Promise<void> {
  const now = clock();
  const { rows } = await sql<{ id: number }>`
    select distinct n.company_id as id from agency_notices n
      join companies c on c.id = n.company_id and not c.disabled
    where n.due_date_time <= ${now}`.execute(system);
  await eachCompany(rows, (id) =>
    inCompany(system, id, (db) => mailOfCompany(db, id, now, publicUrl)),
  );
}

interface Notice {
  agency_id: number;
  kind: AgencyNoticeKind;
  job_id: number;
  submission_id: number | null;
  stage_before: string | null;
}

async function mailOfCompany(
  db: CompanyDb,
  company_id: number,
  now: Date,
  publicUrl: string,
): Promise<void> {
  const due = await takeDue(db, company_id, now);
  if (!(await isSwitchedOn({ actor: { company_id }, db }, "agency_enabled"))) return;
  const settings = await readSetting(db, company_id, "agency_settings");
  for (const [agency_id, notices] of Map.groupBy(due, (notice) => notice.agency_id)) {
    const account = await readAccount(db, company_id, agency_id);
    if (!account) continue;
    const lines: Line[] = [];
    for (const notice of notices) {
      const text = await sayNotice(db, { company_id, now, settings }, notice);
      if (text) lines.push({ text, path: pathOf(company_id, notice) });
    }
    if (lines.length > 0)
      await asCompany(db, account.id, () =>
        mailUsers(db, { ...account, ...settings }, lines, now, publicUrl),
      );
  }
}

async function takeDue(db: CompanyDb, company_id: number, now: Date): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    delete from agency_notices where company_id = ${company_id} and id in (
      select id from agency_notices where company_id = ${company_id} and due_date_time <= ${now}
      order by id limit ${batch} for update skip locked)
    returning agency_id, kind, job_id, submission_id, stage_before`.execute(db);
  return rows;
}

interface Account {
  id: number;
  client: string;
}

/** The account of an agency that works with the company now. */
async function readAccount(
  db: CompanyDb,
  company_id: number,
  agency_id: number,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select l.agency_company_id as id, c.name as client
    from agency_links l
      join agencies a on a.company_id = l.company_id and a.id = l.agency_id
      join companies c on c.id = l.company_id
    where l.company_id = ${company_id} and l.agency_id = ${agency_id} and l.status = 'ACTIVE'
      and l.agency_company_id is not null and a.status = 'ACTIVE'`.execute(db);
  return rows[0];
}

interface Line {
  text: string;
  path: string;
}

/** Leads to the candidate, or else to the client's jobs. */
const pathOf = (client: number, { submission_id }: Notice) =>
  submission_id
    ? `${to.candidateDetails({ id: submission_id })}?client=${client}`
    : `${to.agencyJobList()}?client=${client}`;

interface Saying {
  company_id: number;
  now: Date;
  settings: AgencySettings;
}

/** The line of a mail; undefined once there is nothing to say. */
async function sayNotice(
  db: CompanyDb,
  saying: Saying,
  notice: Notice,
): Promise<string | undefined> {
  const { company_id, now } = saying;
  const { agency_id, job_id, kind } = notice;
  if (kind === "INTERVIEW") return sayInterview(db, saying, notice);
  if (kind === "MOVED" || kind === "MESSAGE" || kind === "DOCUMENT")
    return sayCandidate(db, saying, notice);
  const reader = { company_id, agency_id, now };
  const { rows } = await sql<{ title: string; has_it: boolean }>`
    select t.title, exists (select from ${releasedJobs(reader)}
      where ${isReleased(reader)} and j.id = ${job_id} and r.opens_date_time <= ${now}) as has_it
    from jobs t where t.company_id = ${company_id} and t.id = ${job_id}`.execute(db);
  const [job] = rows;
  if (job && kind === "DISPUTE") return `The dispute about a candidate for ${job.title} has news.`;
  if (!job || job.has_it === (kind === "WITHDRAWN")) return undefined;
  if (kind === "RELEASED") return `${job.title} is open to you.`;
  if (kind === "WITHDRAWN")
    return `${job.title} is withdrawn from you. Candidates whom you submitted stay in process.`;
  return `A question about ${job.title} is answered.`;
}

async function sayCandidate(
  db: CompanyDb,
  { company_id, settings }: Saying,
  { agency_id, kind, submission_id, stage_before }: Notice,
): Promise<string | undefined> {
  const { rows } = await sql<{
    name: string;
    title: string;
    status: ApplicationStatus;
    node_name: string | null;
  }>`
    select concat_ws(' ', s.first_name, s.last_name) as name, j.title, a.status,
      case when a.job_id = s.job_id then (select n.name from workflow_nodes n
        where n.company_id = a.company_id and n.id = a.node_id) end as node_name
    from agency_submissions s
      join applications a on a.company_id = s.company_id and a.id = s.application_id
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
    where s.company_id = ${company_id} and s.agency_id = ${agency_id}
      and s.id = ${submission_id}`.execute(db);
  const [candidate] = rows;
  if (!candidate) return undefined;
  const { name, title } = candidate;
  if (kind === "MESSAGE") return `There is a message about ${name}, ${title}.`;
  if (kind === "DOCUMENT") return `There is a document about ${name}, ${title}.`;
  const stage = shownStage(settings.shown_progress, candidate);
  if (stage_before !== null && isSame(JSON.parse(stage_before) as ShownStage, stage))
    return undefined;
  return `${name}, ${title}: ${sayStage(stage)}.`;
}

/** Says whether an interview waits for the agency's answer, without its time or place. */
async function sayInterview(
  db: CompanyDb,
  { company_id, now, settings }: Saying,
  { agency_id, submission_id }: Notice,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string; title: string; has_any: boolean; waiting: number }>`
    select concat_ws(' ', s.first_name, s.last_name) as name, j.title,
      ${waitingInterviews(now)} as waiting,
      exists (select from interviews i where i.company_id = a.company_id
        and i.application_id = a.id and i.created_date_time >= s.created_date_time) as has_any
    from agency_submissions s
      join applications a on a.company_id = s.company_id and a.id = s.application_id
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
    where s.company_id = ${company_id} and s.agency_id = ${agency_id}
      and s.id = ${submission_id} and a.job_id = s.job_id and s.end_reason is null`.execute(db);
  const [candidate] = rows;
  if (!candidate) return undefined;
  const { name, title, has_any, waiting } = candidate;
  if (settings.answers_interviews && waiting > 0)
    return `${name}, ${title}: an interview waits for your answer.`;
  return has_any && isInterviewShown(settings, { isToCome: true })
    ? `${name}, ${title}: an interview has changed.`
    : undefined;
}

const isSame = (one: ShownStage, other: ShownStage) =>
  one.stage === other.stage && one.stage_name === other.stage_name;

async function mailUsers(
  db: CompanyDb,
  { id, client, needs_two_step }: Account & Pick<AgencySettings, "needs_two_step">,
  lines: readonly Line[],
  now: Date,
  publicUrl: string,
): Promise<void> {
  const users = await db
    .selectFrom("users")
    .select(["first_name", "email"])
    .where("company_id", "=", id)
    .where("is_active", "=", true)
    .where("send_notification", "=", true)
    .$if(needs_two_step, (query) => query.where("has_mfa", "=", true))
    .orderBy("id")
    .execute();
  const address = (path: string) => new URL(path, publicUrl).href;
  const rest = lines.length - mostLines;
  const said = [
    ...lines.slice(0, mostLines).map(({ text, path }) => `- ${text}\n  ${address(path)}`),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ].join("\n");
  for (const { email, first_name } of users)
    await queueMail(
      db,
      id,
      {
        to: email,
        // Names nobody, because subjects are kept and shown on locked telephones.
        subject:
          lines.length === 1 ? `News from ${client}` : `${lines.length} updates from ${client}`,
        text: `Hello ${first_name},\n\n${client}:\n${said}\n\nStop these emails: ${address(to.Settings())}?section=notifications`,
      },
      now,
      { confidential: true },
    );
}
