import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";

/** The submission of an application, with its agency: the one that stands, or else the last. */
export const readStandingSubmission = (
  { actor, db }: Pick<Call, "actor" | "db">,
  application_id: number,
) =>
  db
    .selectFrom("agency_submissions as s")
    .innerJoin("agencies as a", (on) =>
      on.onRef("a.company_id", "=", "s.company_id").onRef("a.id", "=", "s.agency_id"),
    )
    .select(["s.id", "s.job_id", "s.agency_id", "a.name"])
    .select(sql<boolean>`s.end_reason is not null`.as("is_ended"))
    .where("s.company_id", "=", actor.company_id)
    .where("s.application_id", "=", application_id)
    .orderBy(sql`s.end_reason is not null`)
    .orderBy("s.id", "desc")
    .executeTakeFirst();
