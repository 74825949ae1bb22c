import { tierFor } from "@ats/core/agencies/agency";
import type { ReleaseTexts } from "@ats/core/agencies/release";
import { getJobReleases, type JobRelease } from "@ats/core/agencies/release-contract";
import { releaseRefusal } from "@ats/core/jobs/release-rules";
import { sql } from "kysely";
import { notFound } from "../../kernel/http-error.ts";
import type { Call } from "../../kernel/implement.ts";
import { implementAgencies } from "../need-agencies.ts";

/** The agencies that the company works with now, each with its tier for a department. */
export async function readActiveAgencies({ actor, db }: Pick<Call, "actor" | "db">, dept: string) {
  const agencies = await db
    .selectFrom("agencies")
    .select(["id", "name", "tier", "dept_tiers", "groups"])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom("agency_links as l")
            .select("l.id")
            .whereRef("l.company_id", "=", "agencies.company_id")
            .whereRef("l.agency_id", "=", "agencies.id")
            .where("l.status", "=", "ACTIVE"),
        )
        .$castTo<boolean>()
        .as("is_linked"),
    )
    .where("company_id", "=", actor.company_id)
    .where("status", "=", "ACTIVE")
    .orderBy(sql`normalise(name) collate "C"`)
    .execute();
  return agencies.map(({ dept_tiers, tier, ...agency }) => ({
    ...agency,
    tier: tierFor({ tier, dept_tiers }, dept),
  }));
}

type Row = Omit<JobRelease, "text" | "agency"> &
  ReleaseTexts & { agency_id: number; name: string; agency_status: JobRelease["agency"]["status"] };

export const readReleases = implementAgencies(getJobReleases, async (call) => {
  const { actor, db, params } = call;
  const job = await db
    .selectFrom("jobs")
    .select(["status", "dept"])
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .executeTakeFirst();
  if (!job) throw notFound("job");
  const { rows } = await sql<Row>`
    select * from (
      select distinct on (r.agency_id) r.id, r.agency_id, a.name, a.status as agency_status,
        nullif(concat_ws(' ', u.first_name, u.last_name), '') as released_by,
        r.released_date_time, r.opens_date_time, r.withdrawn_date_time, r.brief, r.shows_advert,
        r.salary_shown, r.salary_text, r.fee_text, r.fee_percent
      from job_releases r join agencies a on a.company_id = r.company_id and a.id = r.agency_id
        left join users u on u.company_id = r.company_id and u.id = r.released_by
      where r.company_id = ${actor.company_id} and r.job_id = ${params.id}
      order by r.agency_id, r.withdrawn_date_time is not null, r.id desc) latest
    order by withdrawn_date_time is not null, opens_date_time, normalise(name) collate "C"`.execute(
    db,
  );
  const texts = new Map<string, { text: ReleaseTexts; at: number }>();
  const releases = rows.map((row) => {
    const { id, agency_id, name, agency_status, released_by } = row;
    const { released_date_time, opens_date_time, withdrawn_date_time } = row;
    const { brief, shows_advert, salary_shown, salary_text, fee_text, fee_percent } = row;
    const text = { brief, shows_advert, salary_shown, salary_text, fee_text, fee_percent };
    const key = JSON.stringify(text);
    const { at } = texts.get(key) ?? { at: texts.size };
    texts.set(key, { text, at });
    return {
      id,
      agency: { id: agency_id, name, status: agency_status },
      released_by,
      released_date_time,
      opens_date_time,
      withdrawn_date_time,
      text: at,
    };
  });
  return {
    ...job,
    problem: releaseRefusal(job),
    agencies: await readActiveAgencies(call, job.dept),
    releases,
    texts: [...texts.values()].map(({ text }) => text),
  };
});
