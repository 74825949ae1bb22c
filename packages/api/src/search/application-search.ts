import {
  anonymise,
  displayName,
  hiddenFields,
  isAnonymisedFor,
} from "@ats/core/anonymisation/anonymisation";
import type { Actor } from "@ats/core/rights/rights";
import { type ApplicationHit, searchPageSize } from "@ats/core/search/contract";
import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
import { highlightsById } from "../applications/highlights.ts";
import { erasedOrder } from "../candidates/status-order.ts";
import { highlight } from "./highlight.ts";
import { type CandidateMatch, findCandidates } from "./type-ahead.ts";
import { parseTerm } from "./term.ts";

/** One more than a page has, which shows that there are more. */
export const mostHits = searchPageSize + 1;

export interface Found<Hit> {
  hits: Hit[];
  total: number;
}

/** True when the candidate applied. A scalar query, so that few rows are checked. */
const applied = (
  candidate: RawBuilder<unknown>,
  open = sql``,
) => sql`(select true from applications a
  where a.candidate_id = ${candidate} ${open} limit 1)`;

interface Row {
  total: number;
  id: number | null;
  anonymised: boolean;
  first_name: string;
  last_name: string;
  candidate_number: number;
  job_title: string;
  contact_mobile_number: string | null;
  email: string;
  postcode: string | null;
  created_date_time: Date;
}

/**
 * Finds applications by candidate. An application that is anonymised to the reader matches and
 * sorts by its candidate number alone.
 */
export async function searchApplications(
  db: CompanyDb,
  actor: Actor,
  query: { q: string; page_no: number; page_size: number },
): Promise<Found<ApplicationHit>> {
  const term = parseTerm(query.q);
  if (!term) return { hits: [], total: 0 };
  const restricted = isAnonymisedFor(actor, true);
  const hidden = restricted ? sql`a.anonymised` : sql`false`;
  const t = sql`t.candidate_id`;
  const where = restricted
    ? sql`(not t.identifying or ${applied(t, sql`and not a.anonymised`)})`
    : undefined;
  const find = async (of = where) => {
    const page = { where: of, candidates: mostHits };
    const { matches, isFull } = await findCandidates(db, term, page);
    return { isFull, rows: await rowsOf(db, matches, query, hidden) };
  };
  let { rows, isFull } = await find();
  // Most candidates found never applied: the second search leaves them out before counting.
  if (isFull && (rows[0]?.total ?? 0) < mostHits)
    ({ rows } = await find(sql`${applied(t)} and ${where ?? sql`true`}`));
  const found = rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }]));
  const highlights = await highlightsById(
    db,
    actor,
    found.map(({ id }) => id),
  );
  return {
    hits: found.map((row) => hit(row, actor, query.q, highlights.get(row.id) ?? [])),
    total: rows[0]?.total ?? 0,
  };
}

async function rowsOf(
  db: CompanyDb,
  matches: CandidateMatch[],
  query: { page_no: number; page_size: number },
  hidden: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`${prepared}
    with matched as (
      select * from (
        select candidate_id, min(token collate "C") as token,
          min(token collate "C") filter (where not identifying) as open_token
        from unnest(${matches.map((match) => match.candidate_id)}::bigint[],
          ${matches.map((match) => match.token)}::text[],
          ${matches.map((match) => match.identifying)}::boolean[]) m (candidate_id, token, identifying)
        group by candidate_id order by 2, 1 offset 0) m
      where ${applied(sql`m.candidate_id`)} limit ${mostHits}
    ), found as materialized (
      select a.id, a.job_id, a.anonymised, a.created_date_time, a.candidate_number,
        c.first_name, c.last_name, c.contact_mobile_number, c.email, c.postcode,
        row_number() over (order by
          case when ${hidden} then matched.open_token else matched.token end,
          case when ${hidden} then null else c.last_name end,
          case when ${hidden} then null else c.first_name end,
          a.candidate_number, a.id desc) as place
      from matched
        join candidates c on c.id = matched.candidate_id and c.status_order > ${sql.lit(erasedOrder)}
        join applications a on a.candidate_id = matched.candidate_id
      where not ${hidden} or matched.open_token is not null
      order by place limit ${mostHits}
    )
    select t.*, f.*, j.title as job_title
    from (select count(*)::int as total from found) t
      left join (select * from found order by place
        limit ${query.page_size} offset ${query.page_no * query.page_size}) f on true
      left join jobs j on j.id = f.job_id
    order by f.place`.execute(db);
  return rows;
}

function hit(
  row: Row & { id: number },
  actor: Actor,
  term: string,
  highlights: ApplicationHit["highlights"],
): ApplicationHit {
  const shown = anonymise(row, hiddenFields(actor, row.anonymised));
  const { first_name, last_name, candidate_number, job_title, email, postcode } = shown;
  const contact_mobile_number = shown.contact_mobile_number;
  return {
    id: row.id,
    first_name,
    last_name,
    candidate_number,
    job_title,
    contact_mobile_number,
    email,
    postcode,
    created_date_time: row.created_date_time.toISOString(),
    anonymized_applicant_name: shown.anonymised_row ? displayName(shown) : null,
    highlights,
    highlight: highlight(term, {
      first_name,
      last_name,
      candidate_number,
      job_title,
      contact_mobile_number,
      email,
      postcode,
    }),
  };
}
