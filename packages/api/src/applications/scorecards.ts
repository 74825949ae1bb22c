import { ratingLabels, scoreOf } from "@ats/core/applications/scorecard";
import type { getScorecards, submitScorecard } from "@ats/core/applications/scorecard-contract";
import type { Call, SessionActor } from "../kernel/implement.ts";
import { HttpError, stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { recordActivities } from "./activity.ts";
import { needApplication } from "./details.ts";
import { lockApplications } from "./lock-applications.ts";
import { needNotErased } from "./not-erased.ts";
import type { ApplicationRow } from "./presenter.ts";
import { publishChange } from "./publish-change.ts";

/** Scorecards of an application; those of others only once the actor has submitted one. */
export async function readScorecards({ actor, params, db }: Call<typeof getScorecards>) {
  const { job_id } = await needApplication(db, params.id);
  return scorecardsOf(db, actor, { id: params.id, job_id });
}

/** Submits the actor's scorecard, or replaces the version that they saw. Quality R2. */
export async function saveScorecard(call: Call<typeof submitScorecard>) {
  const { actor, params, body, db, services, version } = call;
  // Scorecards of one application take turns, so that the score counts them all.
  const [application] = (await lockApplications(db, [params.id])) as [ApplicationRow];
  await needNotErased(db, params.id);
  const own = { application_id: params.id, user_id: actor.user_id };
  const card = {
    ratings: JSON.stringify(body.ratings),
    decision: body.decision,
    comment: body.comment,
    submitted_date_time: services.clock(),
    version: version + 1,
  };
  const before = await db
    .selectFrom("scorecards")
    .select(["ratings", "decision", "version"])
    .where("application_id", "=", params.id)
    .where("user_id", "=", actor.user_id)
    .executeTakeFirst();
  if ((before?.version ?? 0) !== version) throw stale("Your scorecard was");
  const asked = await attributesOf(db, application.job_id);
  needToBeRated(body.ratings, [...asked, ...(before?.ratings ?? [])]);
  await db
    .insertInto("scorecards")
    .values({ company_id: actor.company_id, ...own, ...card })
    .onConflict((conflict) =>
      conflict.columns(["company_id", "application_id", "user_id"]).doUpdateSet(card),
    )
    .execute();
  const decisions = await db
    .selectFrom("scorecards")
    .select("decision")
    .where("application_id", "=", params.id)
    .execute();
  await db
    .updateTable("applications")
    .set({ score: scoreOf(decisions.map(({ decision }) => decision)) })
    .where("id", "=", params.id)
    .execute();
  await recordActivities(call, [
    {
      application_id: params.id,
      type: "scorecard_submitted",
      value_before: before ? ratingLabels[before.decision] : null,
      value_after: ratingLabels[body.decision],
    },
  ]);
  publishChange(call, [application]);
  return scorecardsOf(db, actor, application);
}

type Named = { name: string };

/**
 * Refuses a rating of an attribute that neither the job nor the scorecard has, or that is rated
 * twice.
 */
function needToBeRated(ratings: readonly Named[], known: readonly Named[]) {
  const names = ratings.map(({ name }) => name);
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) !== index)
      throw new HttpError(400, `${name} is rated twice. Rate it once, then submit again.`);
    if (!known.some((each) => each.name === name))
      throw new HttpError(
        400,
        `This job does not rate ${name}. Remove that rating, then submit again.`,
      );
  }
}

const attributesOf = (db: CompanyDb, job_id: number) =>
  db
    .selectFrom("scorecard_attributes")
    .select(["name", "description"])
    .where("job_id", "=", job_id)
    .orderBy("position")
    .execute();

async function scorecardsOf(
  db: CompanyDb,
  actor: SessionActor,
  { id, job_id }: { id: number; job_id: number },
) {
  const attributes = await attributesOf(db, job_id);
  const rows = await db
    .selectFrom("scorecards as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.user_id", "u.first_name", "u.last_name", "s.ratings", "s.decision", "s.comment"])
    .select(["s.submitted_date_time", "s.version"])
    .where("s.application_id", "=", id)
    .orderBy("s.submitted_date_time")
    .execute();
  const cards = rows.map(({ user_id, first_name, last_name, ...card }) => ({
    ...card,
    created_by: { id: user_id, first_name, last_name },
  }));
  const own = cards.find(({ created_by }) => created_by.id === actor.user_id) ?? null;
  const others = cards.filter((card) => card !== own);
  return { attributes, own, others: own ? others : [], others_count: others.length };
}
