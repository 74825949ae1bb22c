import type { JobHit } from "@ats/core/search/contract";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { type Found, mostHits } from "./application-search.ts";
import { highlight } from "./highlight.ts";
import { jobMatchesTerm } from "./type-ahead.ts";
import { parseTerm } from "./term.ts";

interface Row {
  total: number;
  id: number | null;
  title: string;
  job_number: number;
  location: string;
  postal_code: string;
  brand_name: string;
  first_name: string;
  last_name: string;
}

/** Finds jobs, closest token first. */
export async function searchJobs(
  db: CompanyDb,
  query: { q: string; page_no: number; page_size: number },
): Promise<Found<JobHit>> {
  const term = parseTerm(query.q);
  if (!term) return { hits: [], total: 0 };
  const { rows } = await sql<Row>`
    with found as materialized (
      select job_id, min(token) as token from (${jobMatchesTerm(term)}) m
      group by job_id order by 2, 1 limit ${mostHits}
    )
    select t.total, j.id, j.title, j.job_number, j.location, j.postal_code, j.brand_name,
      r.first_name, r.last_name
    from (select count(*)::int as total from found) t
      left join (select f.token, j.* from found f join jobs j on j.id = f.job_id
        order by f.token, j.title, j.id
        limit ${query.page_size} offset ${query.page_no * query.page_size}) j on true
      left join users r on r.id = j.recruiter_id
    order by j.token, j.title, j.id`.execute(db);
  return {
    hits: rows.flatMap((row) => (row.id === null ? [] : [hit({ ...row, id: row.id }, query.q)])),
    total: rows[0]?.total ?? 0,
  };
}

function hit(row: Row & { id: number }, term: string): JobHit {
  const { id, title, job_number, location, postal_code, brand_name, first_name, last_name } = row;
  return {
    id,
    title,
    job_number,
    location,
    postal_code,
    recruiter_details: { first_name, last_name },
    brand_info: { name: brand_name },
    highlight: highlight(term, {
      title,
      job_number,
      location,
      postal_code,
      brand_name,
      recruiter_name: `${first_name} ${last_name}`,
    }),
  };
}
