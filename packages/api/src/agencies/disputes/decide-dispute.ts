import { mostDecidedMonths } from "@ats/core/agencies/dispute";
import { decideDispute } from "@ats/core/agencies/disputes-contract";
import { claimsOf, ownerOn } from "@ats/core/agencies/ownership";
import { addDays, addMonths } from "@ats/core/days/days";
import { sql } from "kysely";
import { publishToAgencies } from "../../agency-portal/publish-to-agencies.ts";
import { asCompany, type CompanyDb } from "../../database/database.ts";
import { HttpError } from "../../kernel/http-error.ts";
import type { Call } from "../../kernel/implement.ts";
import { companyToday } from "../company-today.ts";
import { implementAgencies } from "../need-agencies.ts";
import { lockOwnerships, recordOwnership } from "../ownership/events.ts";
import { mailOwnership } from "../ownership/mail-ownership.ts";
import { readOwner } from "../ownership/read-submission.ts";
import { sayDay } from "../say-day.ts";
import { authorFor, finish, needFileReader } from "./dispute-reader.ts";
import { type DisputeRow, needDispute } from "./read-dispute.ts";
import { addEntry, needOpen } from "./write-dispute.ts";

/** Reads the events of the dispute's person, of all agencies. */
export const readEvents = async (db: CompanyDb, dispute: DisputeRow, day: string) =>
  asCompany(db, dispute.company_id, () =>
    readOwner(db, { ...dispute, id: dispute.submission_id ?? 0 }, day),
  );

type Events = Awaited<ReturnType<typeof readEvents>>["events"];

/**
 * The earliest day from which a decision can make the candidate the agency's: a day after all that is
 * on record about the submission, so that the record stays as it is.
 */
export function earliestDay({ submission_id }: DisputeRow, events: Events, today: string): string {
  const own = events.filter((event) => event.submission_id === submission_id);
  const claim = claimsOf(events).findLast((each) => each.submission_id === submission_id);
  if (!claim || claim.until >= today) return own.at(-1)?.day ?? today;
  const [latest = today] = [addDays(claim.until, 1), own.at(-1)?.day ?? today]
    .toSorted()
    .toReversed();
  return latest;
}

export const decide = implementAgencies(decideDispute, async (call) => {
  const { actor, body, db, params, services } = call;
  const { company_id, user_id } = actor;
  await lockOwnerships(db, company_id);
  const dispute = await needDispute(db, { company_id, id: params.id }, { isLocked: true });
  await needFileReader(call, dispute);
  needOpen(dispute);
  if (dispute.decider_id !== user_id)
    throw new HttpError(
      403,
      dispute.decider
        ? `${dispute.decider} is named to decide this dispute. Name somebody else first if they cannot.`
        : "Nobody is named to decide this dispute. Name who decides first.",
    );
  const now = services.clock();
  const today = await companyToday(db, company_id, now);
  const { events } = await readEvents(db, dispute, today);
  const days = body.owns ? daysOf(call, dispute, events, today) : { from: null, until: null };
  await asCompany(db, company_id, () => settle(call, dispute, events, { ...days, today, now }));
  await db
    .updateTable("agency_disputes")
    .set({
      state: "DECIDED",
      owns: body.owns,
      owned_from: days.from,
      owned_until: days.until,
      reason: body.reason,
      decided_date_time: now,
    })
    .where("company_id", "=", company_id)
    .where("id", "=", dispute.id)
    .execute();
  const entry = { kind: "DECISION" as const, text: body.reason, now };
  await addEntry(db, dispute, await authorFor(call), entry);
  await finish(call, dispute, {
    type: "dispute_decided",
    changes: [{ field: "owned_until", before: null, after: days.until }],
  });
  return {};
});

type Deciding = Call<typeof decideDispute>;

/** The days that a decision gives, as far as the record allows them. */
function daysOf({ body }: Deciding, dispute: DisputeRow, events: Events, today: string) {
  const from = body.from ?? today;
  const until = body.until ?? today;
  const earliest = dispute.submission_id === null ? today : earliestDay(dispute, events, today);
  if (from < earliest || from > today)
    throw new HttpError(
      400,
      earliest === today
        ? `The first day can be today only, ${sayDay(today)}. What was before is on record already.`
        : `Enter a first day from ${sayDay(earliest)} to ${sayDay(today)}. What was before is on record already.`,
    );
  if (until > addMonths(today, mostDecidedMonths))
    throw new HttpError(400, `Enter a last day within ${mostDecidedMonths} months.`);
  return { from, until };
}

interface Settling {
  from: string | null;
  until: string | null;
  today: string;
  now: Date;
}

/** Ends ownerships of the losing side, and gives the candidate to the agency where it wins. */
async function settle(
  call: Deciding,
  dispute: DisputeRow,
  events: Events,
  { from, until, today, now }: Settling,
): Promise<void> {
  const { company_id, agency_id, submission_id } = dispute;
  const created_by = call.actor.user_id;
  const submission = (id: number) => ({ company_id, id, contacts: dispute.contacts });
  const end = (id: number, day: string) =>
    recordOwnership(call.db, submission(id), {
      kind: "ENDED",
      day,
      reason: "DECIDED",
      created_by,
      now,
    });
  const isRunning = ({ end_reason }: Events[number]) => end_reason === null;
  if (from === null || until === null) {
    if (submission_id === null || ownerOn(events, today)?.agency_id !== agency_id) return;
    const running = events.filter((each) => each.agency_id === agency_id && isRunning(each));
    for (const id of new Set(running.map((each) => each.submission_id))) await end(id, today);
    return;
  }
  const disputed = events.find((each) => each.submission_id === submission_id);
  const claims = claimsOf(events).filter((each) => each.from <= until && each.until >= from);
  const lost = new Map<number, string>();
  for (const each of events.filter((other) => other.agency_id !== agency_id && isRunning(other))) {
    const claim = claims.find((one) => one.submission_id === each.submission_id);
    const isOfJob =
      each.application_id === disputed?.application_id || each.job_id === dispute.job_id;
    if (claim || isOfJob)
      lost.set(each.submission_id, claim ? later(from, claim.from) : later(from, each.day));
  }
  for (const [id, day] of lost) await end(id, day);
  await mailLosers(call, [...lost.keys()], now);
  if (submission_id === null) return;
  if (claims.some((each) => each.submission_id === submission_id)) await end(submission_id, from);
  await sql`update agency_submissions set end_reason = null
    where company_id = ${company_id} and id = ${submission_id}`.execute(call.db);
  await recordOwnership(call.db, submission(submission_id), {
    kind: "RENEWED",
    day: from,
    until,
    created_by,
    now,
  });
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** Tells agencies whose ownership a decision ended; nothing of the dispute. */
async function mailLosers(call: Deciding, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const submissions = await call.db
    .selectFrom("agency_submissions as s")
    .innerJoin("jobs as j", (on) =>
      on.onRef("j.company_id", "=", "s.company_id").onRef("j.id", "=", "s.job_id"),
    )
    .select(["s.id", "s.agency_id", "j.title as job_title"])
    .where("s.company_id", "=", call.actor.company_id)
    .where("s.id", "in", [...ids])
    .execute();
  for (const each of submissions)
    await mailOwnership(call, each, "ended your ownership by a decision", now);
  await publishToAgencies(
    call,
    submissions.map(({ agency_id }) => agency_id),
  );
}
