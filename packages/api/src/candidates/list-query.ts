import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabels,
} from "@ats/core/applications/status";
import type { listCandidates } from "@ats/core/candidates/contract";
import type {
  candidateSearchFields,
  candidateSortColumns,
} from "@ats/core/candidates/list-columns";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { CompanyDb } from "../database/database.ts";
import { isOneOf, orderBy, searchConditions, type SortKey } from "../lists/list-query.ts";
import { contains, labelled } from "../search/field-search.ts";
import { candidateMatches } from "../search/matches.ts";
import { normalise, words } from "../search/normalise.ts";
import { endOf, type Term } from "../search/term.ts";
import { matchesCv } from "./cv-search.ts";

type Field = (typeof candidateSearchFields)[number];
type Column = (typeof candidateSortColumns)[number];

/** Sort keys, each list as an index has it. */
const sortKeys: Record<Column, SortKey[]> = {
  created_date_time: [
    [sql`c.created_date_time`, "asc"],
    [sql`c.id`, "asc"],
  ],
  name: [
    [sql`c.sort_name`, "asc"],
    [sql`c.id`, "asc"],
  ],
  candidate_number: [
    [sql`c.candidate_number`, "asc"],
    [sql`c.id`, "asc"],
  ],
  status: [
    [sql`c.status_order`, "asc"],
    [sql`c.created_date_time`, "desc"],
    [sql`c.id`, "asc"],
  ],
};

/** By name for a reader from whom names are hidden: anonymised people last, by candidate number. */
const openName: SortKey[] = [
  [sql`c.anonymised`, "asc"],
  [sql`(case when c.anonymised then '' else c.sort_name end)`, "asc"],
  [sql`c.candidate_number`, "asc"],
  [sql`c.id`, "asc"],
];

export const orderOf = (column: Column, so: "asc" | "desc", restricted: boolean) =>
  orderBy(column === "name" && restricted ? openName : sortKeys[column], so);

type Search = Pick<z.output<(typeof listCandidates)["query"]>, "q" | "cv" | "pool" | "s">;

/** What a search asks of `c`; none where nothing is searched. */
export async function conditionsOf(
  db: CompanyDb,
  query: Search,
  restricted: boolean,
): Promise<RawBuilder<SqlBool>[]> {
  return [
    ...query.pool.map(inPool),
    ...(query.cv ? [await matchesCv(db, query.cv, restricted)] : []),
    ...(await searchConditions(query, {
      byTerm: (term) => matchesTerm(db, term, restricted),
      byField: (search) => matchesField(search, restricted),
    })),
  ];
}

const inPool = (id: number) =>
  sql<SqlBool>`c.id in (select candidate_id from talent_pool_members where pool_id = ${id})`;

/** A person who is anonymised for the reader is found by what is still shown of them alone. */
async function matchesTerm(
  db: CompanyDb,
  term: Term,
  restricted: boolean,
): Promise<RawBuilder<SqlBool>> {
  const matches = await candidateMatches(db, term);
  if (!restricted) return sql`c.id in (select candidate_id from (${matches}) m)`;
  return sql`c.id in (select m.candidate_id from (${matches}) m
    join candidates p on p.id = m.candidate_id where not m.identifying or not p.anonymised)`;
}

const searched: Record<Exclude<Field, "status">, RawBuilder<unknown>> = {
  first_name: sql`c.first_name`,
  last_name: sql`c.last_name`,
  email: sql`c.email`,
  current_jobtitle: sql`c.current_jobtitle`,
  city: sql`c.city`,
  current_employer: sql`c.current_employer`,
  postcode: sql`c.postcode`,
  candidate_number: sql`c.candidate_number::text`,
};

/** Each word of the term is in the field; the longest one begins a word, and drives from the search index. */
function matchesField(
  { field, term }: { field: Field; term: string },
  restricted: boolean,
): RawBuilder<SqlBool> {
  if (field === "status")
    return isOneOf(sql`c.status_order`, placesIn(labelled(statusLabels, term)));
  const [longest, ...others] = words(term).toSorted((a, b) => b.length - a.length);
  if (!longest) return sql`false`;
  const open = restricted && field !== "candidate_number" ? sql`and not c.anonymised` : sql``;
  // A postcode is found with its space and without.
  if (field === "postcode") {
    const key = normalise(term)
      .replace(/[^a-z0-9]/g, "")
      .toUpperCase();
    return sql`(c.postcode_key >= ${key} and c.postcode_key < ${endOf(key)} ${open})`;
  }
  const has = [longest, ...others].map((word) => contains(searched[field], word));
  return sql`(c.id in (select t.candidate_id from candidate_tokens t
    where t.token >= ${longest} and t.token < ${endOf(longest)})
    and ${sql.join(has, sql` and `)} ${open})`;
}

const placesIn = (statuses: ApplicationStatus[]) =>
  statuses.map((status) => applicationStatuses.indexOf(status));
