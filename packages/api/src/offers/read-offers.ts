import type { currencies } from "@ats/core/jobs/job-input";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** Selects offers with the name of who drafted them. */
const selectOffers = (db: CompanyDb) =>
  db
    .selectFrom("offers as o")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "o.company_id").onRef("u.id", "=", "o.created_by"),
    )
    .select(["o.id", "o.application_id", "o.state", "o.offered_salary", "o.job_type", "o.note"])
    .select(["o.reason", "o.created_date_time", "o.made_date_time", "o.ended_date_time"])
    .select(["o.version", sql<(typeof currencies)[number]>`o.currency`.as("currency")])
    .select([
      sql<string | null>`o.start_date::text`.as("start_date"),
      sql<string | null>`o.answer_by::text`.as("answer_by"),
      sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as("created_by"),
    ]);

export const readOffers = (db: CompanyDb, application_id: number) =>
  selectOffers(db).where("o.application_id", "=", application_id).orderBy("o.id", "desc").execute();

export const readOffer = (db: CompanyDb, id: number) =>
  selectOffers(db).where("o.id", "=", id).executeTakeFirstOrThrow();
