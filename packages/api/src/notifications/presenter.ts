import { anonymise, displayName, hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { expiredReason } from "@ats/core/documents/envelope";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { type Notification, statusMessage } from "@ats/core/notifications/notification";
import type { Actor } from "@ats/core/rights/rights";
import type { CompanyDb } from "../database/database.ts";

/** Rows from which a notification's text is made; the text itself is never stored. */
export function notificationRows(db: CompanyDb) {
  return db
    .selectFrom("notifications as n")
    .innerJoin("activities as v", (on) =>
      on.onRef("v.company_id", "=", "n.company_id").onRef("v.id", "=", "n.activity_id"),
    )
    .innerJoin("applications as a", (on) =>
      on.onRef("a.company_id", "=", "v.company_id").onRef("a.id", "=", "v.application_id"),
    )
    .innerJoin("candidates as c", (on) =>
      on.onRef("c.company_id", "=", "a.company_id").onRef("c.id", "=", "a.candidate_id"),
    )
    .innerJoin("jobs as j", (on) =>
      // Events before a transfer name the job of that time.
      on
        .onRef("j.company_id", "=", "a.company_id")
        .on((is) => is("j.id", "=", is.fn.coalesce("v.job_id", "a.job_id"))),
    )
    .leftJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "v.company_id").onRef("u.id", "=", "v.user_id"),
    )
    .select(["u.first_name as initiator_first_name", "u.last_name as initiator_last_name"])
    .select(["n.id", "n.user_id", "n.silent", "n.read_date_time", "n.created_date_time"])
    .select(["v.type", "v.status_after", "v.value_after", "v.reason", "v.user_id as initiator_id"])
    .select(["a.id as application_id", "a.app_uuid", "a.anonymised", "a.status"])
    .select(["c.first_name", "c.last_name", "c.candidate_number", "j.job_number"]);
}

export type NotificationRow = Awaited<
  ReturnType<ReturnType<typeof notificationRows>["execute"]>
>[number];

/** The only exit of a notification. Writes its text with the name that the reader may see. */
export function presentNotification(
  row: NotificationRow,
  reader: Pick<Actor, "rights">,
): Notification {
  const seen = anonymise(row, hiddenFields(reader, row.anonymised));
  const name = displayName(seen);
  const status: ApplicationStatus = row.status_after ?? row.status;
  const node_name = row.type === "status_changed" ? row.value_after : null;
  const [type, text] = textOf(row, name, { status, node_name }, seen.anonymised_row);
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
        type,
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
    initiator: row.initiator_id === null ? null : { id: row.initiator_id },
    silent: row.silent,
    created_date_time: row.created_date_time.toISOString(),
  };
}

/** Kind and text of a notification. */
function textOf(
  row: NotificationRow,
  name: string,
  stage: { status: ApplicationStatus; node_name: string | null },
  isAnonymised: boolean,
): [type: Notification["message"]["action"]["type"], text: string] {
  const who =
    row.initiator_id === null
      ? "The candidate"
      : `${row.initiator_first_name} ${row.initiator_last_name}`;
  if (row.type === "applied")
    return [
      "APPLICATION_RECEIVED",
      row.initiator_id === null
        ? `${name} has applied for job ${row.job_number}`
        : `${who} has added ${name} to job ${row.job_number}`,
    ];
  const decided = documentDecided(row, name, isAnonymised);
  if (decided) return ["DOCUMENT_DECIDED", decided];
  const did = interviewVerbs[row.type];
  if (did) return ["INTERVIEW", `${who} ${did} the interview of ${name} for job ${row.job_number}`];
  if (row.type === "times_declined")
    return [
      "INTERVIEW",
      `${name} ${row.value_after ? "has written about their interview" : "says that no time suits"} for job ${row.job_number}${isAnonymised ? "" : `: ${row.reason}`}`,
    ];
  if (row.type === "check_due")
    return [
      "CHECK_DUE",
      `The right-to-work check of ${name} ${row.reason ? "was" : "is"} due by ${day.format(Date.parse(row.value_after ?? ""))}${row.reason ? `: ${row.reason}` : ""}`,
    ];
  if (row.type === "message_failed" || row.type === "message_cancelled")
    return [
      "MESSAGE_FAILED",
      `${row.value_after === "sms" ? "A text message" : "An email"} to ${name} for job ${row.job_number} was not sent`,
    ];
  if (row.type !== "note_added")
    return ["STATUS_CHANGED", statusMessage([name], stage, row.job_number)];
  return ["MENTIONED", `${who} mentioned you in a note on ${name} for job ${row.job_number}`];
}

/** Text about a signed or declined document. Title and reason may name the candidate. */
function documentDecided(
  { type, value_after, reason }: NotificationRow,
  name: string,
  isAnonymised: boolean,
) {
  const document = isAnonymised ? "a document" : `“${value_after}”`;
  if (type === "document_signed") return `${name} has signed ${document}`;
  if (type !== "document_rejected") return undefined;
  if (reason === expiredReason) return `${name} has not signed ${document} in time`;
  return `${name} has declined to sign ${document}${isAnonymised ? "" : `: ${reason}`}`;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

const interviewVerbs: Partial<Record<NotificationRow["type"], string>> = {
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
    .where("read_date_time", "is", null)
    .groupBy("user_id")
    .select((row) => ["user_id", row.fn.countAll<number>().as("count")])
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}
