import { displayName } from "@ats/core/anonymisation/anonymisation";
import { decide } from "@ats/core/rights/decide";
import { timeSpanText } from "@ats/core/interviews/time-span";
import { to } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import type { RecordedActor } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { queueMail } from "../mail/outbox.ts";
import { readCoveredJobs } from "../roles/covered-jobs.ts";
import { colleagueFile, removalFile } from "./ics.ts";
import { ownRoleColumns, roleOf } from "../roles/held-role.ts";
import { type InterviewRow, presentInterviews } from "./presenter.ts";

/** The author of mail about an interview; without a user it is a reminder. */
export interface Mailing {
  actor: RecordedActor;
  db: CompanyDb;
  services: Pick<Services, "clock" | "publicUrl">;
}

const words = {
  invited: {
    subject: "Interview",
    opening: (name: string, isInterviewing: boolean) =>
      isInterviewing
        ? `you are interviewing ${name}.`
        : `the interview with ${name}, which you organise, is arranged.`,
  },
  changed: {
    subject: "Interview changed",
    opening: (name: string) => `the interview with ${name} has changed. The new details:`,
  },
  left: {
    subject: "You are no longer interviewing",
    opening: (name: string) => `you are no longer interviewing ${name}:`,
  },
  reminded: {
    subject: "Interview",
    opening: (name: string) => `you are interviewing ${name} soon.`,
  },
  cancelled: {
    subject: "Interview cancelled",
    opening: (name: string) => `the interview with ${name} is cancelled:`,
  },
} as const;

/** Ids of organiser and panel: the people whose calendars have the interview. */
export const teamOf = ({ organiser, panel }: InterviewRow): number[] => [
  ...new Set([organiser.id, ...panel.map(({ id }) => id)]),
];

/**
 * Mails colleagues about an interview, with the name that they may see and a calendar file. The
 * author gets it too, since their calendar would not know of the interview otherwise.
 */
export async function mailTeam(
  { actor: { company_id }, db, services }: Mailing,
  news: keyof typeof words,
  interview: InterviewRow,
  people: readonly number[] = teamOf(interview),
): Promise<void> {
  if (people.length === 0) return;
  const now = services.clock();
  const { organiser } = interview;
  const [job] = await readCoveredJobs(db, company_id, sql`j.id = ${interview.job_id}`);
  const readers = await db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .innerJoin("users as o", (on) =>
      on.onRef("o.company_id", "=", "u.company_id").on("o.id", "=", organiser.id),
    )
    .select(["u.id as user_id", "u.first_name", "u.last_name", "u.email", "u.user_type"])
    .select(["o.email as organiser_email", ...ownRoleColumns("u")])
    .where("u.company_id", "=", company_id)
    .where("u.id", "in", people)
    .where("u.is_active", "=", true)
    .orderBy("u.id")
    .execute();
  const options = {
    application_id: interview.application_id,
    to_colleague: true,
    about: interview.uid,
  };
  for (const row of readers) {
    const { user_id, first_name, last_name, email, organiser_email } = row;
    const reader = {
      company_id,
      user_id,
      company_type: "ATS",
      ...roleOf(row),
    } as const;
    const [shown] = await presentInterviews(db, reader, [interview]);
    if (!shown || !job) continue;
    const parties = {
      organiser: {
        name: `${organiser.first_name} ${organiser.last_name}`,
        email: organiser_email,
      },
      attendee: { name: `${first_name} ${last_name}`, email },
    };
    const sees =
      decide(reader, { kind: "right", right: "VIEW_INTERVIEWS" }).allowed &&
      decide(reader, { kind: "job", job }).allowed;
    if (!sees) {
      // A seat that was taken back: their calendar has to know, and no more.
      if (news !== "left" && news !== "cancelled") continue;
      const mail = {
        to: email,
        subject: words.left.subject,
        text: `Hello ${first_name},\n\nyou are no longer interviewing at this time:\n\nWhen: ${timeSpanText(interview, interview.time_zone)}`,
        attachments: [removalFile(shown, parties, now)],
      };
      await queueMail(db, company_id, mail, now, options);
      continue;
    }
    const name = displayName(shown);
    const facts = [
      `When: ${timeSpanText(interview, interview.time_zone)}`,
      `Job: ${interview.job_title} (${interview.job_number})`,
      `With: ${interview.panel.map((each) => `${each.first_name} ${each.last_name}`).join(", ")}`,
      interview.room && `Where: ${interview.room}`,
      interview.video_link && `Link: ${interview.video_link}`,
    ].filter(Boolean);
    const link = new URL(`${to.calendar()}?interview=${interview.id}`, services.publicUrl).href;
    const isInterviewing = interview.panel.some(({ id }) => id === user_id);
    const inCalendar = news === "left" ? { ...shown, status: "CANCELLED" as const } : shown;
    await queueMail(
      db,
      company_id,
      {
        to: email,
        subject: `${words[news].subject}: ${name}`,
        text: `Hello ${first_name},\n\n${words[news].opening(name, isInterviewing)}\n\n${facts.join("\n")}\n\nBriefing: ${link}`,
        ...(news !== "reminded" && {
          attachments: [colleagueFile(inCalendar, parties, link, now)],
        }),
      },
      now,
      options,
    );
  }
}
