import { declineTimes } from "@ats/core/interviews/booking-contract";
import { tellSpan } from "@ats/core/interviews/tell";
import { to } from "@ats/core/navigation/routes";
import type { Services } from "../app/services.ts";
import { implementPublic } from "../app/implement.ts";
import { Refusal } from "../app/refusal.ts";
import { record } from "../applications/activity.ts";
import { refreshLists } from "../applications/refresh.ts";
import { limitPublicWrites } from "../careers/limits.ts";
import type { CompanyDb } from "../database/database.ts";
import { queueMail } from "../mail/outbox.ts";
import { answering, onBooked } from "./booking.ts";
import type { Invitation } from "./booking-invitations.ts";
import type { InterviewRow } from "./presenter.ts";
import { notifyPeople } from "./tell.ts";

/**
 * What the candidate says of the times, or of the one that is booked until it begins, goes on the record
 * and to who has invited; the link stays good.
 */
export const declineHandler = implementPublic(declineTimes, async ({ body, services, request }) => {
  await limitPublicWrites(services, request);
  const { token, text } = body;
  const now = services.clock();
  const effects: (() => Promise<unknown>)[] = [];
  const hear = async (db: CompanyDb, invitation: Invitation, interview?: InterviewRow) => {
    const { company_id, application_id, organiser_id } = invitation;
    if (await isSaid(db, invitation, text)) return;
    const call = {
      actor: { company_id, user_id: null },
      db,
      services,
      afterCommit: (effect: () => Promise<unknown>) => void effects.push(effect),
    };
    const value_after = interview ? tellSpan(interview, interview.time_zone) : null;
    const [activity] = await record(call, [
      { application_id, type: "times_declined", reason: text, value_after },
    ]);
    if (!activity) return;
    await notifyPeople(db, { activity_id: activity.id, people: [organiser_id] });
    const { job_id } = await mailOrganiser(db, services, invitation, value_after);
    refreshLists(call, [{ id: application_id, job_id }], [activity.id]);
  };
  const isOfBooked = await onBooked(services, token, now, async (db, { invitation, interview }) => {
    if (interview.start_date_time <= now)
      throw new Refusal(
        409,
        "The interview has begun. Answer the mail that you were invited with, or come.",
      );
    await hear(db, invitation, interview);
    return true;
  });
  if (!isOfBooked) await answering(services, token, now, (db, invitation) => hear(db, invitation));
  for (const effect of effects) await effect();
  return {};
});

/** Sent again, as when its answer was lost, it is said once. */
const isSaid = async (
  db: CompanyDb,
  { application_id, created_date_time }: Invitation,
  text: string,
) =>
  (await db
    .selectFrom("activities")
    .select("id")
    .where("application_id", "=", application_id)
    .where("type", "=", "times_declined")
    .where("reason", "=", text)
    .where("created_date_time", ">=", created_date_time)
    .executeTakeFirst()) !== undefined;

/** Where to read it: neither the name nor the words, which its reader may not be meant to see. */
async function mailOrganiser(
  db: CompanyDb,
  { clock, publicUrl }: Pick<Services, "clock" | "publicUrl">,
  { company_id, id, application_id, organiser_id, interview }: Invitation,
  booked: string | null,
) {
  const told = await db
    .selectFrom("applications as a")
    .innerJoin("jobs as j", (on) =>
      on.onRef("j.company_id", "=", "a.company_id").onRef("j.id", "=", "a.job_id"),
    )
    .innerJoin("users as u", "u.company_id", "a.company_id")
    .select(["j.id as job_id", "j.title", "j.job_number", "u.first_name", "u.email"])
    .where("a.company_id", "=", company_id)
    .where("a.id", "=", application_id)
    .where("u.id", "=", organiser_id)
    .executeTakeFirstOrThrow();
  const link = new URL(`${to.applicationDetails({ id: application_id })}?tab=activity`, publicUrl)
    .href;
  await queueMail(
    db,
    company_id,
    {
      to: told.email,
      subject: `${booked ? "A word on the interview" : "No time suits"}: ${interview.title}, ${told.title}`,
      text: `Hello ${told.first_name},\n\n${booked ? "the candidate writes to you of the interview that they have booked. It stays as it is until you change it." : "the candidate whom you invited to choose a time says that none suits."}\n\nInterview: ${interview.title}${booked ? `, ${booked}` : ""}\nJob: ${told.title} (${told.job_number})\n\nWhat they wrote: ${link}`,
    },
    clock(),
    { application_id, to_colleague: true, about: id },
  );
  return told;
}
