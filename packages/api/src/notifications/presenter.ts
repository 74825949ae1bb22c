import { anonymise, displayName, hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { expiredReason } from "@ats/core/documents/envelope";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { type Notification, statusMessage } from "@ats/core/notifications/notification";
import { type Actor, can } from "@ats/core/rights/rights";
import type { CompanyDb } from "../database/database.ts";

/** Rows from which a notification's text is made; the text itself is never stored. */
export function notificationRows(db: CompanyDb) {
  return db
    .selectFrom("notifications as n")
    .leftJoin("activities as v", (on) =>
      on.onRef("v.company_id", "=", "n.company_id").onRef("v.id", "=", "n.activity_id"),
    )
    .leftJoin("applications as a", (on) =>
      on.onRef("a.company_id", "=", "v.company_id").onRef("a.id", "=", "v.application_id"),
    )
    .leftJoin("candidates as c", (on) =>
      on.onRef("c.company_id", "=", "a.company_id").onRef("c.id", "=", "a.candidate_id"),
    )
    .innerJoin("jobs as j", (on) =>
      on.onRef("j.company_id", "=", "n.company_id").onRef("j.id", "=", "n.job_id"),
    )
    .leftJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "v.company_id").onRef("u.id", "=", "v.user_id"),
    )
    .select((row) =>
      row
        .selectFrom("agency_questions as q")
        .innerJoin("agencies as g", (on) =>
          on.onRef("g.company_id", "=", "q.company_id").onRef("g.id", "=", "q.agency_id"),
        )
        .select("g.name")
        .whereRef("q.company_id", "=", "n.company_id")
        .whereRef("q.id", "=", "n.question_id")
        .as("asking_agency"),
    )
    .select(["u.first_name as initiator_first_name", "u.last_name as initiator_last_name"])
    .select([
      "n.id",
      "n.user_id",
      "n.event",
      "n.reason as recipient_reason",
      "n.silent",
      "n.read_date_time",
      "n.created_date_time",
    ])
    .select([
      "v.type",
      "v.status_after",
      "v.value_after",
      "v.reason",
      "v.agency",
      "v.user_id as initiator_id",
    ])
    .select(["a.id as application_id", "a.app_uuid", "a.anonymised", "a.status"])
    .select([
      "c.first_name",
      "c.last_name",
      "c.candidate_number",
      "j.job_number",
      "j.title as job_title",
      "j.id as job_id",
    ]);
}

export type NotificationRow = Awaited<
  ReturnType<ReturnType<typeof notificationRows>["execute"]>
>[number];

type Nullable = "reason" | "value_after" | "status_after" | "agency" | "initiator_id";
type OfNames = `initiator_${"first" | "last"}_name` | "asking_agency";
/** A notification of an activity, whose application and candidate are there. */
type ActivityRow = {
  [Name in keyof NotificationRow]: Name extends Nullable | OfNames | "read_date_time"
    ? NotificationRow[Name]
    : NonNullable<NotificationRow[Name]>;
};

/** The only exit of a notification. Writes its text with the name that the reader may see. */
export const presentNotification = (
  row: NotificationRow,
  reader: Pick<Actor, "rights" | "anonymises">,
): Notification =>
  row.event === "AGENCY_ASKED"
    ? presentQuestion(row, reader)
    : presentActivity(row as ActivityRow, reader);

function presentQuestion(row: NotificationRow, reader: Pick<Actor, "rights">): Notification {
  const { id, event, job_id, job_number, job_title, asking_agency, created_date_time } = row;
  const text = `${asking_agency ?? "An agency"} asks about job ${job_number}`;
  return {
    id,
    read_flag: row.read_date_time !== null,
    message: {
      html: escapeHtml(text),
      text,
      action: {
        type: event,
        meta: {
          applicant_name: "",
          status: null,
          node_name: null,
          job_no: job_number,
          app_uuid: "",
        },
      },
    },
    entity: { id: job_id },
    initiator: null,
    job: presentJob({ id: job_id, job_number, title: job_title }, reader),
    reason: row.recipient_reason,
    silent: row.silent,
    created_date_time: created_date_time.toISOString(),
  };
}

function presentActivity(
  row: ActivityRow,
  reader: Pick<Actor, "rights" | "anonymises">,
): Notification {
  const seen = anonymise(row, hiddenFields(reader, row.anonymised));
  const name = displayName(seen);
  const status: ApplicationStatus = row.status_after ?? row.status;
  const node_name = row.type === "status_changed" ? row.value_after : null;
  const text = textOf(row, name, { status, node_name }, seen.anonymised_row);
  return {
    id: row.id,
    read_flag: row.read_date_time !== null,
    message: {
      html: escapeHtml(text).replace(
        escapeHtml(name),
        () => `<strong>${escapeHtml(name)}</strong>`,
      ),
      text,
      action: {
        type: row.event,
        meta: {
          applicant_name: name,
          status,
          node_name,
          job_no: row.job_number,
          app_uuid: row.app_uuid,
        },
      },
    },
    entity: { id: row.application_id },
    initiator:
      row.initiator_id === null ? null : { id: row.initiator_id, name: initiatorName(row) },
    job: presentJob({ id: row.job_id, job_number: row.job_number, title: row.job_title }, reader),
    reason: row.recipient_reason,
    silent: row.silent,
    created_date_time: row.created_date_time.toISOString(),
  };
}

export const presentJob = <Job extends { title: string }>(
  job: Job,
  reader: Pick<Actor, "rights">,
) => (can(reader, "VIEW_JOBS") ? job : { ...job, title: null });

const initiatorName = (
  row: Pick<ActivityRow, "initiator_first_name" | "initiator_last_name">,
): string => `${row.initiator_first_name} ${row.initiator_last_name}`;

function textOf(
  row: ActivityRow,
  name: string,
  stage: { status: ApplicationStatus; node_name: string | null },
  isAnonymised: boolean,
): string {
  const who = row.initiator_id === null ? (row.agency ?? "The candidate") : initiatorName(row);
  const candidate = row.agency ? `${row.agency}, for ${name},` : name;
  const words = row.reason && !isAnonymised ? `: ${row.reason}` : "";
  const job = `for job ${row.job_number}`;
  switch (row.event) {
    case "STATUS_CHANGED":
      return statusMessage([name], stage, row.job_number);
    case "APPLICATION_RECEIVED":
      return row.initiator_id === null
        ? `${name} has applied ${job}`
        : `${who} has added ${name} to job ${row.job_number}`;
    case "MENTIONED":
      return `${who} mentioned you in a note on ${name} ${job}`;
    case "DOCUMENT_DECIDED":
      return documentDecided(row, name, isAnonymised);
    case "INTERVIEW":
      if (row.type === "interview_confirmed")
        return `${candidate} has confirmed the interview ${job}${words}`;
      if (row.type === "interview_declined")
        return `${candidate} has declined the interview ${job}${words}`;
      return row.type === "times_declined"
        ? `${candidate} ${row.value_after ? "has written about their interview" : "says that no time suits"} ${job}${words}`
        : `${who} ${interviewVerbs[row.type]} the interview of ${name} ${job}`;
    case "AGENCY_ASKED":
    case "AGENCY_WROTE":
      return `${row.agency ?? "The agency"} has written about ${name} ${job}`;
    case "CHECK_DUE":
      return `The right-to-work check of ${name} ${row.reason ? "was" : "is"} due by ${day.format(Date.parse(row.value_after ?? ""))}${row.reason ? `: ${row.reason}` : ""}`;
    case "MESSAGE_FAILED":
      return `${row.value_after === "sms" ? "A text message" : "An email"} to ${name} ${job} was not sent`;
  }
}

/** Text about a signed or declined document. Title and reason may name the candidate. */
function documentDecided(
  { type, value_after, reason }: ActivityRow,
  name: string,
  isAnonymised: boolean,
): string {
  const document = isAnonymised ? "a document" : `“${value_after}”`;
  if (type === "document_signed") return `${name} has signed ${document}`;
  if (reason === expiredReason) return `${name} has not signed ${document} in time`;
  return `${name} has declined to sign ${document}${isAnonymised ? "" : `: ${reason}`}`;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

const interviewVerbs: Partial<Record<ActivityRow["type"], string>> = {
  interview_scheduled: "arranged",
  interview_moved: "moved",
  interview_changed: "changed",
  interview_cancelled: "cancelled",
  interview_missed: "noted a no-show at",
  interview_restored: "took back the no-show at",
};

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => entities[c] ?? c);

/** Unread notifications of each user. */
export async function unreadCounts(
  db: CompanyDb,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("notifications")
    .where("user_id", "in", [...userIds])
    .where("in_app", "=", true)
    .where("read_date_time", "is", null)
    .groupBy("user_id")
    .select((row) => ["user_id", row.fn.countAll<number>().as("count")])
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}
