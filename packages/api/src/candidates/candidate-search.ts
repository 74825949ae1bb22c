import { type HiddenFields, hides, hidesTexts } from "@ats/core/anonymisation/fields";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabels,
} from "@ats/core/applications/status";
import type { listCandidates } from "@ats/core/candidates/contract";
import type { Consent, RetentionGroup } from "@ats/core/candidates/filters";
import type {
  candidatePostcodes,
  candidateSearchFields,
  candidateTimes,
} from "@ats/core/candidates/list-columns";
import { isWhole, type TextCondition, termsOfCondition } from "@ats/core/lists/conditions";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { CompanyDb } from "../database/database.ts";
import { customCondition } from "../custom-fields/condition.ts";
import { postcodeCondition, textCondition, timeCondition } from "../lists/conditions.ts";
import { isOneOf, searchConditions } from "../lists/list-query.ts";
import { among, type PageToFill, type ScanOrder, scanInOrder } from "../lists/ordered-scan.ts";
import { contains, equals, labelled } from "../search/field-search.ts";
import { wordPlanOf } from "../search/word-plan.ts";
import { foundByWords, idsByToken, isFound, isSeen } from "../search/candidate-filter.ts";
import {
  expectedMatches,
  isCommon,
  many,
  type WeighedTerm,
  weighTerm,
} from "../search/word-statistics.ts";
import { normalise, words } from "../search/normalise.ts";
import { hasWord, startsWith, type Term } from "../search/term.ts";
import { searchCvs } from "./cv-search.ts";
import type { CandidateSearch } from "./search-condition.ts";

type Place = (typeof candidatePostcodes)[number];

type Field = (typeof candidateSearchFields)[number] | Place;

type Time = (typeof candidateTimes)[number];

type Search = Pick<
  z.output<(typeof listCandidates)["query"]>,
  "q" | "cv" | "pool" | "tag" | "consent" | "retention" | "s"
>;

/**
 * Builds the conditions of a candidate search. Without a `page`, no scan is planned.
 */
export const searchesOf = async (
  db: CompanyDb,
  query: Search,
  hidden: HiddenFields,
  now: Date,
  page?: PageToFill,
): Promise<CandidateSearch[]> => [
  ...query.pool.map((id) => ({ found: inPool(id) })),
  ...query.tag.map(tagged),
  ...query.consent.map((consent) => ({
    found: consented[consent],
    walk: { meets: consented[consent] },
  })),
  ...query.retention.map((group) => ({ found: retained[group] })),
  ...(query.cv ? [await searchCvs(db, query.cv, hidden.includes("cv"), page)] : []),
  ...(await searchConditions<Field, Time, never, Place, CandidateSearch>(query, {
    byTerm: (term) => byTerm(db, term, hidesTexts(hidden), page),
    text: (search) => byCondition(db, search, hides(hidden, search.field)),
    near: (condition) => {
      const meets = postcodeCondition(condition, sql`c.outward_code`);
      return tested(isOpen(meets, hidden.includes("postcode")));
    },
    time: (condition) => tested(timeCondition(condition, times[condition.field], now)),
    custom: async (condition) => {
      const meets = await customCondition(db, { candidates: sql`c.id` }, condition, now);
      return tested(isOpen(meets, hidesTexts(hidden)));
    },
    nothing: { found: sql`false` },
  })),
];

const inPool = (id: number) =>
  sql<SqlBool>`c.id in (select candidate_id from talent_pool_members where pool_id = ${id})`;

/** A common tag is found sooner by a scan in the list's order than by the index. */
const tagged = (label: string): CandidateSearch => ({
  found: sql`c.id = any(array(select candidate_id from tag_matches(${label})))`,
  walk: { meets: sql`${label} = any(c.tags)` },
});

const consented: Record<Consent, RawBuilder<SqlBool>> = {
  given: sql`c.consent_date_time is not null`,
  missing: sql`c.consent_date_time is null`,
};

/** Conditions on candidate `c`. */
export const retained: Record<RetentionGroup, RawBuilder<SqlBool>> = {
  flagged: sql`c.flagged_date_time is not null and not c.legal_hold`,
  held: sql`c.legal_hold`,
};

/** Matches anonymised candidates only by what the reader may still see of them. */
async function byTerm(
  db: CompanyDb,
  term: Term,
  restricted: boolean,
  page: PageToFill | undefined,
): Promise<CandidateSearch> {
  const weighedTerm = await weighTerm(db, term);
  const anonymised = restricted ? sql`c.anonymised` : undefined;
  const people = expectedMatches(weighedTerm.frequency);
  const { cost } = wordPlanOf(weighedTerm.frequency);
  const [word] = weighedTerm.frequency.words;
  const isCounted = word && term.words.length === 0 && !restricted && people < many;
  return {
    found: isFound(weighedTerm, sql`c.id`, anonymised),
    rows: foundByWords(weighedTerm, restricted),
    walk: page && scanInOrder(people, waysTo(weighedTerm, anonymised), cost, page),
    ids: isCounted ? idsByToken(word.word) : undefined,
  };
}

/** Microseconds for each row whose words are read. */
const readCost = 3;

/**
 * Ways to test each row: read its words, or look up its id among the matches of the rarest word.
 */
function waysTo(term: WeighedTerm, anonymised: RawBuilder<unknown> | undefined): ScanOrder[] {
  const read = { meets: isSeen(term, anonymised), once: 0, row: readCost };
  const [rarest] = term.frequency.words;
  if (!rarest || term.whole.length > 1) return [read];
  const has =
    term.words.length === 0 && !anonymised
      ? sql`true`
      : sql`(select ${isSeen(term, anonymised, sql`p`)} from candidates p where p.id = c.id)`;
  return [read, among(sql`c.id`, idsByToken(rarest.word), rarest.people, has)];
}

const searched: Record<Field, RawBuilder<unknown>> = {
  status: sql`nullif(c.status_order, -1)`,
  first_name: sql`c.first_name`,
  last_name: sql`c.last_name`,
  email: sql`c.email`,
  current_jobtitle: sql`c.current_jobtitle`,
  city: sql`c.city`,
  current_employer: sql`c.current_employer`,
  postcode: sql`c.postcode`,
  candidate_number: sql`c.candidate_number::text`,
};

const times: Record<Time, RawBuilder<unknown>> = {
  created_date_time: sql`c.created_date_time`,
  last_activity_date_time: sql`coalesce(c.last_activity_date_time, c.created_date_time)`,
};

/** A condition that tests a row by itself. */
const tested = (meets: RawBuilder<SqlBool>): CandidateSearch => ({ found: meets, walk: { meets } });

/** Leaves out anonymised candidates where the field is hidden. */
const isOpen = (meets: RawBuilder<SqlBool>, isHidden: boolean) =>
  isHidden ? sql<SqlBool>`(not c.anonymised and ${meets})` : meets;

async function byCondition(
  db: CompanyDb,
  condition: TextCondition<Field>,
  isHidden: boolean,
): Promise<CandidateSearch> {
  const { field, operator } = condition;
  const each = await Promise.all(
    termsOfCondition(condition).map((term) =>
      byField(db, { field, term, whole: isWhole(operator) }, isHidden),
    ),
  );
  if (operator === "contains") return each[0] ?? { found: sql`false` };
  const meets = textCondition(
    condition,
    searched[field],
    each.map(({ found }) => found),
  );
  return tested(isOpen(meets, isHidden));
}

/**
 * Finds candidates whose field has every word. The longest must begin a word, for the search index.
 */
async function byField(
  db: CompanyDb,
  { field, term, whole }: { field: Field; term: string; whole: boolean },
  isHidden: boolean,
): Promise<CandidateSearch> {
  if (field === "status") {
    const places = placesIn(labelled(statusLabels, term, whole));
    return { found: isOneOf(sql`c.status_order`, places) };
  }
  const [longest, ...others] = words(term).toSorted((a, b) => b.length - a.length);
  if (!longest) return { found: sql`false` };
  const open = isHidden ? sql`and not c.anonymised` : sql``;
  // A postcode matches with and without its space.
  if (field === "postcode") {
    const key = normalise(term)
      .replace(/[^a-z0-9]/g, "")
      .toUpperCase();
    const matches = whole ? sql`c.postcode_key = ${key}` : startsWith(sql`c.postcode_key`, key);
    return { found: sql`(${matches} ${open})` };
  }
  const has = whole
    ? [equals(searched[field], term)]
    : [longest, ...others].map((word) => contains(searched[field], word));
  const inField = sql<SqlBool>`${sql.join(has, sql` and `)} ${open}`;
  return {
    found: sql`(c.id in (select t.candidate_id from candidate_tokens t
      where ${startsWith(sql`t.token`, longest)}) and ${inField})`,
    walk: (await isCommon(db, longest))
      ? {
          meets: sql`(c.search_text || c.anonymous_search_text like ${hasWord(longest)} and ${inField})`,
        }
      : undefined,
  };
}

const placesIn = (statuses: ApplicationStatus[]) =>
  statuses.map((status) => applicationStatuses.indexOf(status));
