import { emailKey } from "@ats/core/validation/email";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { alike, removedPattern } from "../../search/normalise.ts";
import {
  type CandidateFields,
  candidateSearchText,
  candidateTokens,
  jobTokens,
} from "../../search/tokens.ts";
import { runStatements } from "../run-statements.ts";

const letters = Object.entries(alike);
const single = letters.filter(([, plain]) => plain.length === 1);
const several = letters.filter(([, plain]) => plain.length > 1);
const pattern = `${removedPattern}|[\\U000e0100-\\U000e01ef]`.replaceAll("'", "''");
const space = String.raw`E' \t\n\r\f\u000b\u1680\u2028\u2029'`;
/** The same as `normalise` in search/normalise.ts. */
const normalised = (collation: string) =>
  several.reduce(
    (folded, [letter, plain]) => `replace(${folded}, '${letter}', '${plain}')`,
    `translate(lower(regexp_replace(normalize(value, NFKD), '${pattern}', '', 'g')${collation}),
    '${single.map(([letter]) => letter).join("")}', '${single.map(([, plain]) => plain).join("")}')`,
  );

/**
 * Compares names whatever the marks, widths and invisible characters they are written with, and
 * email addresses by the ASCII form of their domain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Lower case whatever the database's locale. PostgreSQL has it since 17.
  const { rows: collations } =
    await sql`select from pg_collation where collname = 'pg_c_utf8'`.execute(db);
  const collation = collations.length > 0 ? ` collate "pg_c_utf8"` : "";
  await runStatements(
    db,
    `create or replace function normalise(value text) returns text language sql immutable parallel safe as $$
  select btrim(case when octet_length(value) = length(value) then translate(lower(value), '''\`', '')
  else ${normalised(collation)} end, ${space})
$$;
reindex index jobs_title;
reindex index custom_values_value;
reindex index outgoing_mail_subject;
alter table candidates alter column email_key drop expression;
alter table candidates alter column email_key set default '';
alter table job_alerts alter column email_key drop expression;
`,
  );
  await indexCandidates(
    db,
    sql`(first_name || last_name !~ '^[A-Za-z]*$'
      or concat(email, city, postcode, current_jobtitle, current_employer) ~ '[^ -_a-~]')`,
  );
  await sql`update applications a set sort_name = c.sort_name from candidates c
    where c.company_id = a.company_id and c.id = a.candidate_id and c.search_text <> ''
      and a.sort_name <> c.sort_name`.execute(db);
  await indexJobs(db);
  await keyAlerts(db);
}

type Candidate = CandidateFields & { company_id: number; id: number };

/** Writes the search words of candidates again. */
export async function indexCandidates(
  db: Kysely<unknown>,
  condition: RawBuilder<unknown>,
): Promise<void> {
  for (let last = { company_id: 0, id: 0 }; ; ) {
    const { rows } = await sql<Candidate>`
      select company_id, id, candidate_number, first_name, last_name, email, contact_mobile_number,
        city, postcode, current_jobtitle, current_employer from candidates
      where (company_id, id) > (${last.company_id}::int, ${last.id}::bigint) and search_text <> ''
        and ${condition}
      order by company_id, id limit 1000`.execute(db);
    if (rows.length === 0) return;
    const texts = rows.map((row) => ({
      company_id: row.company_id,
      id: row.id,
      ...candidateSearchText(row),
    }));
    const tokens = rows.flatMap((row) =>
      [...candidateTokens(row)].map(([token, identifying]) => ({
        company_id: row.company_id,
        token,
        candidate_id: row.id,
        identifying,
      })),
    );
    await sql`delete from candidate_tokens t
      using json_populate_recordset(null::candidates, ${JSON.stringify(texts)}::json) n
      where t.company_id = n.company_id and t.candidate_id = n.id`.execute(db);
    // The name is written to itself: the column that it is sorted by follows from it.
    await sql`update candidates c set last_name = c.last_name, search_text = n.search_text,
        anonymous_search_text = n.anonymous_search_text, email_key = n.email_key
      from json_populate_recordset(null::candidates, ${JSON.stringify(texts)}::json) n
      where c.company_id = n.company_id and c.id = n.id`.execute(db);
    await sql`insert into candidate_tokens (company_id, token, candidate_id, identifying)
      select company_id, token, candidate_id, identifying
      from json_populate_recordset(null::candidate_tokens, ${JSON.stringify(tokens)}::json)`.execute(
      db,
    );
    last = rows.at(-1) ?? last;
  }
}

type Job = Parameters<typeof jobTokens>[0] & { company_id: number; id: number };

async function indexJobs(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Job>`
    select j.company_id, j.id, j.title, j.location, j.brand_name, j.postal_code, j.job_number,
      r.first_name as recruiter_first_name, r.last_name as recruiter_last_name
    from jobs j join users r on r.company_id = j.company_id and r.id = j.recruiter_id
    where concat(j.title, j.location, j.brand_name, j.postal_code, r.first_name, r.last_name)
      ~ '[^ -_a-~]'`.execute(db);
  for (const job of rows) {
    const { company_id, id } = job;
    const tokens = [...jobTokens(job)].filter(Boolean);
    await sql`delete from job_tokens where company_id = ${company_id} and job_id = ${id}`.execute(
      db,
    );
    await sql`insert into job_tokens (company_id, token, job_id)
      select ${company_id}::int, token, ${id}::bigint from unnest(${tokens}::text[]) token`.execute(
      db,
    );
  }
}

async function keyAlerts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ company_id: number; id: number; email: string }>`
    select company_id, id, email from job_alerts where octet_length(email) > length(email)`.execute(
    db,
  );
  for (const { company_id, id, email } of rows)
    await sql`update job_alerts set email_key = ${emailKey(email)}
      where company_id = ${company_id} and id = ${id}`.execute(db);
}
