import { type HiddenFields, hides, hidesName, hidesTexts } from "@ats/core/anonymisation/fields";
import type {
  ApplicationToggle,
  applicationPostcodes,
  applicationSearchFields,
  applicationSortColumns,
  applicationTimes,
} from "@ats/core/applications/list-columns";
import type { applicationListQuery } from "@ats/core/applications/list-query";
import {
  type ApplicationFilter,
  type ApplicationStatus,
  applicationStatuses,
  statusesOf,
  statusLabels,
} from "@ats/core/applications/status";
import {
  type Condition as Given,
  isWhole,
  type TextCondition,
  termsOfCondition,
} from "@ats/core/lists/conditions";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { CompanyDb } from "../database/database.ts";
import { customCondition } from "../custom-fields/condition.ts";
import { postcodeCondition, textCondition, timeCondition } from "../lists/conditions.ts";
import { isOneOf, orderBy, searchConditions, type SortKey } from "../lists/list-query.ts";
import { contains, equals, labelled } from "../search/field-search.ts";
import { wordPlanOf } from "../search/word-plan.ts";
import { isFound, isSeen } from "../search/candidate-filter.ts";
import { expectedMatches, type WeighedTerm, weighTerm } from "../search/word-statistics.ts";
import { type Term, wordsOf } from "../search/term.ts";

type Place = (typeof applicationPostcodes)[number];
type Field = (typeof applicationSearchFields)[number] | Place;
type Time = (typeof applicationTimes)[number];
type Column = (typeof applicationSortColumns)[number];

/** Order within one stage. */
const newestFirst: SortKey[] = [
  [sql`a.created_date_time`, "desc"],
  [sql`a.id`, "asc"],
];

/** Sort keys in the order of an index, so that a page is read without sorting the whole job. */
const sortKeys: Record<Exclude<Column, "score">, SortKey[]> = {
  status: [[sql`a.status_order`, "asc"], [sql`a.node_place`, "asc"], ...newestFirst],
  name: [
    [sql`a.sort_name`, "asc"],
    [sql`a.id`, "asc"],
  ],
  candidate_number: [
    [sql`a.candidate_number`, "asc"],
    [sql`a.id`, "asc"],
  ],
  created_date_time: [
    [sql`a.created_date_time`, "asc"],
    [sql`a.id`, "asc"],
  ],
  status_date_time: [
    [sql`a.status_date_time`, "asc"],
    [sql`a.id`, "asc"],
  ],
  rating: [
    [sql`coalesce(a.rating, 0)`, "asc"],
    [sql`a.id`, "asc"],
  ],
};

/** Name order for readers from whom names are hidden: anonymised rows last, by candidate number. */
const openName: SortKey[] = [
  [sql`a.anonymised`, "asc"],
  [sql`(case when a.anonymised then '' else a.sort_name end)`, "asc"],
  [sql`a.candidate_number`, "asc"],
  [sql`a.id`, "asc"],
];

/** Score order: only applications that the reader has scored show a score. */
const seenScore = (user_id: number): SortKey[] => [
  [
    sql`case when a.id in (select application_id from scorecards where user_id = ${user_id})
      then coalesce(a.score, 0) else 0 end`,
    "asc",
  ],
  [sql`a.id`, "asc"],
];

interface Reader {
  /** Fields of anonymised applicants that are hidden from the reader. */
  hidden: HiddenFields;
  user_id: number;
  /** The only node shown. */
  node_id?: number | undefined;
}

/** `order by` of a list. An unrated application comes below every rated one. */
export const orderOf = (column: Column, so: "asc" | "desc", reader: Reader) =>
  orderBy(keysOf(column, reader), so);

function keysOf(column: Column, { hidden, user_id, node_id }: Reader): SortKey[] {
  if (column === "score") return seenScore(user_id);
  if (column === "status" && node_id) return newestFirst;
  return column === "name" && hidesName(hidden) ? openName : sortKeys[column];
}

/** A filter's statuses are consecutive in the pipeline, so an index serves them as a range. */
export function inStatuses(filter: ApplicationFilter, status: ApplicationStatus | undefined) {
  const statuses = status ? [status] : statusesOf[filter];
  const places = statuses.map((each) => applicationStatuses.indexOf(each));
  return sql<SqlBool>`a.status_order between ${Math.min(...places)} and ${Math.max(...places)}`;
}

/** Condition for the node, status or filter that a list shows. */
export const inStage = ({
  filter,
  status,
  node_id,
}: {
  filter: ApplicationFilter;
  status?: ApplicationStatus | undefined;
  node_id?: number | undefined;
}) => (node_id ? sql<SqlBool>`a.node_id = ${node_id}` : inStatuses(filter, status));

/** A condition on application `a` and candidate `c`. */
interface Condition {
  /** Finds all matches of the job at once, by an index. */
  ofAll: RawBuilder<SqlBool>;
  /** Checks applications one by one, until a page is full. */
  ofEach: RawBuilder<SqlBool>;
  /** True when it reads candidate `c`. */
  isOfPerson: boolean;
}

const alike = (condition: RawBuilder<SqlBool>, isOfPerson = false): Condition => ({
  ofAll: condition,
  ofEach: condition,
  isOfPerson,
});

/** Conditions of a search; empty without one. */
export const conditionsOf = async (
  db: CompanyDb,
  jobId: number,
  query: Narrowing & { q?: string | undefined; s: Given<Field, Time, never, Place>[] },
  reader: Reader & { now: Date },
): Promise<Condition[]> => [
  ...narrowed(query, reader).map((each) => alike(each)),
  ...(await searchConditions(query, {
    byTerm: (term) => byTerm(db, jobId, term, reader),
    text: (search) => alike(matchesField(search, reader.hidden), search.field in personColumns),
    near: (condition) =>
      alike(
        isOpen(
          postcodeCondition(condition, sql`c.outward_code`),
          reader.hidden.includes("postcode"),
        ),
        true,
      ),
    time: (condition) => alike(timeCondition(condition, times[condition.field], reader.now)),
    custom: async (condition) => {
      const { hidden, now } = reader;
      const ids = { applications: sql`a.id`, candidates: sql`a.candidate_id` };
      const meets = await customCondition(db, ids, condition, now);
      return alike(isOpen(meets, hidesTexts(hidden)));
    },
    nothing: alike(sql<SqlBool>`false`),
  })),
];

/**
 * Microseconds per applicant whose words are read, and per person found who may be an applicant.
 */
const cost = { read: 7.5, found: 0.8 };

/**
 * Finds applicants of the job by a term. Reads all of the job's applicants if the term finds more
 * people in the company.
 */
async function byTerm(
  db: CompanyDb,
  jobId: number,
  term: Term,
  { hidden }: Reader,
): Promise<Condition> {
  const weighedTerm = await weighTerm(db, term);
  const anonymised = hidesTexts(hidden) ? sql`a.anonymised` : undefined;
  const ofEach = sql<SqlBool>`(select ${isSeen(weighedTerm, anonymised, sql`p`)}
    from candidates p where p.id = a.candidate_id)`;
  const isReadSooner = cost.read * (await sizeOf(db, jobId)) < costToFind(weighedTerm);
  const byOwnFields = isOpen(foundByOwnWords(term), hidesTexts(hidden));
  const orByOwnFields = (byPerson: RawBuilder<SqlBool>) =>
    sql<SqlBool>`(${byPerson} or ${byOwnFields})`;
  return {
    ofAll: orByOwnFields(
      isReadSooner ? ofEach : isFound(weighedTerm, sql`a.candidate_id`, anonymised),
    ),
    ofEach: orByOwnFields(ofEach),
    isOfPerson: false,
  };
}

/** True when a field of application `a` has every word of the term. */
function foundByOwnWords(term: Term) {
  const prefixes = wordsOf(term)
    .every.flatMap((word) => word.split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter(Boolean)
    .map((word) => `'${word}':*`);
  return sql<SqlBool>`a.id = any(array(
    select find_by_own_words(${prefixes.join(" & ")}::tsquery)))`;
}

/** Estimates microseconds; a single word is found by its tokens alone. */
function costToFind({ words, frequency }: WeighedTerm): number {
  const toFind = words.length > 0 ? wordPlanOf(frequency).cost : 0;
  return toFind + cost.found * expectedMatches(frequency);
}

/** Number of applications of a job, from the counters. */
async function sizeOf(db: CompanyDb, jobId: number): Promise<number> {
  const { rows } = await sql<{ size: number }>`select coalesce(sum(count), 0)::int as size
    from job_status_counts where job_id = ${jobId}`.execute(db);
  return rows[0]?.size ?? 0;
}

type Narrowing = Pick<
  z.output<typeof applicationListQuery>,
  "tag" | "mark" | "rating_from" | "score_from"
>;

/**
 * Filters by tag, mark, rating and score. A score counts only if the reader has scored the
 * applicant.
 */
function narrowed({ tag, mark, rating_from, score_from }: Narrowing, { user_id }: Reader) {
  const marked: Record<ApplicationToggle, RawBuilder<SqlBool>> = {
    unviewed: sql`not exists (select from application_views v
      where v.user_id = ${user_id} and v.application_id = a.id)`,
    knocked_out: sql`a.answers @> '[{"knocked_out": true}]'`,
  };
  return [
    ...tag.map((label) => sql<SqlBool>`${label} = any(a.tags)`),
    ...mark.map((each) => marked[each]),
    ...(rating_from ? [sql<SqlBool>`coalesce(a.rating, 0) >= ${rating_from}`] : []),
    ...(score_from
      ? [
          sql<SqlBool>`a.score >= ${score_from}
            and a.id in (select application_id from scorecards where user_id = ${user_id})`,
        ]
      : []),
  ];
}

const times: Record<Time, RawBuilder<unknown>> = {
  created_date_time: sql`a.created_date_time`,
  status_date_time: sql`a.status_date_time`,
};

const personColumns = {
  first_name: sql`c.first_name`,
  last_name: sql`c.last_name`,
  email: sql`c.email`,
  postcode: sql`c.postcode`,
};

const columns = {
  ...personColumns,
  source: sql`a.source`,
  candidate_number: sql`a.candidate_number`,
  status: sql`a.status`,
};

/** A condition on a hidden column holds for nobody whose application is anonymised. */
const isOpen = (condition: RawBuilder<SqlBool>, isHidden: boolean) =>
  isHidden ? sql<SqlBool>`case when a.anonymised then false else ${condition} end` : condition;

function matchesField(condition: TextCondition<Field>, hidden: HiddenFields): RawBuilder<SqlBool> {
  const { field } = condition;
  const whole = isWhole(condition.operator);
  const matches = whole ? equals : contains;
  const column = columns[field];
  const found = textCondition(
    condition,
    column,
    termsOfCondition(condition).map((term) =>
      field === "status"
        ? isOneOf(column, labelled(statusLabels, term, whole))
        : matches(column, term),
    ),
  );
  return isOpen(found, hides(hidden, field));
}
