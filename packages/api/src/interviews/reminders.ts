import { displayName } from "@ats/core/anonymisation/anonymisation";
import { exitStatuses } from "@ats/core/applications/status";
import { tellSpan } from "@ats/core/interviews/tell";
import { to } from "@ats/core/navigation/routes";
import { rightsOf } from "@ats/core/rights/rights";
import type { Services } from "../app/services.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { queueMail } from "../mail/outbox.ts";
import { presentInterviews } from "./presenter.ts";
import { tellCandidate } from "./tell.ts";
import { needInterview } from "./write.ts";

/** Interviews that are looked at in one go. */
const batch = 50;

/** Writes the reminders that are due: one mail to each who takes part, whatever instance comes first. */
export async function remindOfInterviews({
  system,
  clock,
  publicUrl,
}: Pick<Services, "system" | "clock" | "publicUrl">): Promise<void> {
  const now = clock();
  const due = await system
    .selectFrom("interviews")
    .select(["company_id", "id"])
    .where("reminder_date_time", "<=", now)
    .orderBy("reminder_date_time")
    .limit(batch)
    .execute();
  for (const { company_id, id } of due)
    await inCompany(system, company_id, async (db) => {
      const taken = await db
        .updateTable("interviews as i")
        .from("applications as a")
        .whereRef("a.company_id", "=", "i.company_id")
        .whereRef("a.id", "=", "i.application_id")
        .set({ reminder_date_time: null })
        .where("i.company_id", "=", company_id)
        .where("i.id", "=", id)
        .where("i.reminder_date_time", "<=", now)
        .returning(["i.status", "i.start_date_time", "a.status as application_status"])
        .executeTakeFirst();
      if (
        taken?.status === "SCHEDULED" &&
        taken.start_date_time > now &&
        !exitStatuses.some((exit) => exit === taken.application_status)
      )
        await remind(db, { company_id, id, publicUrl }, now);
    });
}

async function remind(
  db: CompanyDb,
  { company_id, id, publicUrl }: { company_id: number; id: number; publicUrl: string },
  now: Date,
) {
  const interview = await needInterview(db, id);
  await tellCandidate({ db, now }, company_id, "reminded", interview);
  const panel = await db
    .selectFrom("interview_panel as p")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "p.company_id").onRef("u.id", "=", "p.user_id"),
    )
    .select(["u.id as user_id", "u.first_name", "u.email", "u.user_type as role"])
    .where("p.company_id", "=", company_id)
    .where("p.interview_id", "=", id)
    .execute();
  for (const { first_name, email, user_id, role } of panel) {
    const reader = {
      company_id,
      user_id,
      role,
      company_type: "ATS",
      rights: rightsOf[role],
    } as const;
    const [shown] = await presentInterviews(db, reader, [interview]);
    if (!shown) continue;
    const facts = [
      `When: ${tellSpan(interview, interview.time_zone)}`,
      `Job: ${interview.job_title} (${interview.job_number})`,
      interview.room && `Where: ${interview.room}`,
      interview.video_link && `Link: ${interview.video_link}`,
    ].filter(Boolean);
    const link = new URL(`${to.calendar()}?interview=${id}`, publicUrl).href;
    await queueMail(
      db,
      company_id,
      {
        to: email,
        subject: `Interview: ${displayName(shown)}`,
        text: `Hello ${first_name},\n\nyou interview ${displayName(shown)} soon.\n\n${facts.join("\n")}\n\nThe briefing: ${link}`,
      },
      now,
      { application_id: interview.application_id, to_colleague: true },
    );
  }
}
