import { exitStatuses } from "@ats/core/applications/status";
import type { Services } from "../kernel/services.ts";
import { inCompany } from "../database/database.ts";
import { type Mailing, mailTeam } from "./panel-mail.ts";
import { notifyCandidate } from "./notify.ts";
import { needInterview } from "./write-interview.ts";

/** Interviews per run. */
const batch = 50;

/** Writes the reminders that are due: one mail per participant, even with several instances. */
export async function remindOfInterviews(
  services: Pick<Services, "system" | "clock" | "publicUrl">,
): Promise<void> {
  const { system, clock } = services;
  const now = clock();
  const due = await system
    .selectFrom("interviews as i")
    .innerJoin("companies as c", (on) =>
      on.onRef("c.id", "=", "i.company_id").on("c.disabled", "=", false),
    )
    .select(["i.company_id", "i.id"])
    .where("i.reminder_date_time", "<=", now)
    // A clock that is ahead leaves the reminders of what has not begun.
    .where("i.start_date_time", ">", now)
    .orderBy("i.reminder_date_time")
    .limit(batch)
    .execute();
  const failures: unknown[] = [];
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
        .where("i.start_date_time", ">", now)
        .returning(["i.status", "a.status as application_status"])
        .executeTakeFirst();
      if (
        taken?.status === "SCHEDULED" &&
        !exitStatuses.some((exit) => exit === taken.application_status)
      )
        await remind({ db, services, actor: { company_id, user_id: null } }, id);
    }).catch((failure: unknown) => failures.push(failure));
  // The next run tries these again; the others are done.
  if (failures.length > 0)
    throw new AggregateError(failures, "Reminders of interviews were not written.");
}

/** Reminds every participant who was invited. */
async function remind(mailing: Mailing, id: number) {
  const { actor, db, services } = mailing;
  const interview = await needInterview(db, id);
  if (interview.candidate_invited)
    await notifyCandidate({ db, now: services.clock() }, actor.company_id, "reminded", interview);
  const panel = interview.panel.map((each) => each.id);
  await mailTeam(mailing, "reminded", interview, panel);
}
