import { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { interviewSettings } from "../interviews/settings.ts";
import { hasRight } from "../roles/has-right.ts";
import { isOffered } from "../users/offered-users.ts";

export const suggestions = implement(getJobSuggestions, async ({ actor, db }) => {
  const { rows: places } = await sql<{ location: string; postal_code: string }>`
    select location, max(postal_code) as postal_code from jobs
    where company_id = ${actor.company_id} and location <> ''
    group by location order by count(*) desc, location limit 200`.execute(db);
  const { rows: depts } = await sql<{ dept: string }>`
    select dept from jobs where company_id = ${actor.company_id} and dept <> ''
    group by dept order by count(*) desc, dept limit 100`.execute(db);
  const { rows: brands } = await sql<{ brand_name: string }>`
    select brand_name from jobs where company_id = ${actor.company_id}
    group by brand_name order by count(*) desc, brand_name limit 100`.execute(db);
  const { rows: sources } = await sql<{ source: string }>`
    select source from jobs where company_id = ${actor.company_id} and source <> ''
    group by source order by count(*) desc, source limit 100`.execute(db);
  const { rows: benefits } = await sql<{ benefit: string }>`
    select benefit from jobs, unnest(choose_benefits) as benefit
    where company_id = ${actor.company_id} group by benefit
    order by count(*) desc, benefit limit 100`.execute(db);
  const team = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "user_type"])
    .where("company_id", "=", actor.company_id)
    .where(hasRight("users", "UPDATE_JOBS"))
    .where(isOffered("users"))
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .execute();
  const { time_zone } = await interviewSettings(db, actor.company_id);
  return {
    places,
    time_zone,
    depts: depts.map(({ dept }) => dept),
    brands: brands.map(({ brand_name }) => brand_name),
    sources: sources.map(({ source }) => source),
    benefits: benefits.map(({ benefit }) => benefit),
    team,
  };
});
