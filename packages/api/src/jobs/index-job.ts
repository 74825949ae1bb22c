import type { CompanyDb } from "../database/database.ts";
import { ownTexts } from "../search/own-texts.ts";
import { jobTokens } from "../search/tokens.ts";

/** Updates the words by which search finds the job. */
export async function indexJob(db: CompanyDb, company_id: number, job_id: number) {
  const job = await db
    .selectFrom("jobs as j")
    .innerJoin("users as r", (on) =>
      on.onRef("r.company_id", "=", "j.company_id").onRef("r.id", "=", "j.recruiter_id"),
    )
    .select(["j.title", "j.location", "j.brand_name", "j.postal_code", "j.job_number"])
    .select(["r.first_name as recruiter_first_name", "r.last_name as recruiter_last_name"])
    .where("j.company_id", "=", company_id)
    .where("j.id", "=", job_id)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom("job_tokens")
    .where("company_id", "=", company_id)
    .where("job_id", "=", job_id)
    .execute();
  const ownTextsOf = await ownTexts(db, { company_id, record: "jobs" }, [job_id]);
  const tokens = [...jobTokens(job, ownTextsOf(job_id))].filter(Boolean);
  await db
    .insertInto("job_tokens")
    .values(tokens.map((token) => ({ company_id, token, job_id })))
    .execute();
}
