import type { Insertable } from "kysely";
import type { Acting } from "../kernel/implement.ts";
import { notifyFollowers } from "../notifications/notify.ts";
import { normalise } from "../search/normalise.ts";
import { recordActivities } from "./activity.ts";
import { publishChange } from "./publish-change.ts";
import type { ApplicationTable } from "./tables.ts";

interface Person {
  id: number;
  candidate_number: number;
  first_name: string | null;
  last_name: string | null;
}

type Cv = Pick<Insertable<ApplicationTable>, "cv_key" | "cv_name" | "cv_type" | "cv_size">;

interface Adding {
  job: { id: number; anonymised: boolean };
  source: string;
  /** More of each application, by the candidate's id. */
  more: ReadonlyMap<number, Partial<Insertable<ApplicationTable>> & Cv>;
}

/** Puts candidates on a job as if they had applied; returns the applications' ids by candidate. */
export async function addApplicationsOf(
  acting: Acting,
  { job, source, more }: Adding,
  people: readonly Person[],
): Promise<Map<number, number>> {
  if (people.length === 0) return new Map();
  const { actor, db, services } = acting;
  const now = services.clock();
  const applications = await db
    .insertInto("applications")
    .values(
      people.map((person) => ({
        company_id: actor.company_id,
        job_id: job.id,
        candidate_id: person.id,
        candidate_number: person.candidate_number,
        sort_name: normalise(`${person.last_name} ${person.first_name}`),
        status: "APPLIED" as const,
        status_date_time: now,
        source,
        hides_person: job.anonymised,
        answers: "[]",
        tags: [],
        ...(more.get(person.id) ?? noCv),
        created_date_time: now,
      })),
    )
    .returning(["id", "job_id", "candidate_id"])
    .execute();
  const activities = await recordActivities(
    acting,
    applications.map(({ id }) => ({
      application_id: id,
      type: "applied" as const,
      status_after: "APPLIED" as const,
    })),
  );
  const activity_ids = activities.map(({ id }) => id);
  const initiator_id = actor.user_id;
  await notifyFollowers(db, { activity_ids, job_id: job.id, initiator_id, silent: false });
  publishChange(acting, applications, activity_ids);
  return new Map(applications.map(({ id, candidate_id }) => [candidate_id, id]));
}

const noCv: Cv = { cv_key: null, cv_name: null, cv_type: null, cv_size: null };
