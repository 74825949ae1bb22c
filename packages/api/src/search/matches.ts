import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { endOf, hasWord, type Term } from "./term.ts";
import { openWords } from "./tokens.ts";

export interface CandidateMatch {
  candidate_id: number;
  token: string;
  /** The match rests on a field that anonymisation hides. */
  identifying: boolean;
}

/** Words that fewer tokens begin with are found by those; who has the others is met soon anyway. */
const many = 10_000;

/** Whether so many tokens begin with each of the words. */
export async function areCommon(
  db: CompanyDb,
  words: readonly string[],
  tokens = many,
): Promise<boolean> {
  const counts = words.map(
    (word) => sql`select count(*)::int as count from
      (select from candidate_tokens t where ${inRange(sql`t.token`, word)} limit ${tokens}) t`,
  );
  const { rows } = await sql<{ count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.every(({ count }) => count === tokens);
}

const inRange = (token: RawBuilder<unknown>, prefix: string) =>
  sql`${token} >= ${prefix} and ${token} < ${endOf(prefix)}`;

/**
 * Selects a {@link CandidateMatch} for each token that the term finds; a candidate may have several.
 * Several words: the rarest one drives, the others filter what it finds. `tail` ends each part: it
 * may filter `t` further, order and limit.
 */
export async function candidateMatches(
  db: CompanyDb,
  { whole, words }: Term,
  tail: RawBuilder<unknown> = sql``,
): Promise<RawBuilder<CandidateMatch>> {
  const parts = whole.map(
    (prefix) => sql`(select t.candidate_id, t.token, t.identifying from candidate_tokens t
      where ${inRange(sql`t.token`, prefix)} ${tail})`,
  );
  if (words.length > 0) {
    const { driver, common, others } = await rarest(db, words);
    if (common.length > 0) await sql`select set_config('work_mem', '64MB', true)`.execute(db);
    const patterns = sql`array[${sql.join(others.map(hasWord))}]::text[]`;
    const inText =
      others.length > 0
        ? sql`join candidates c on c.id = t.candidate_id
            and c.search_text || c.open_search_text like all (${patterns})`
        : sql``;
    const identifying = [
      sql`t.identifying`,
      ...common.map((word) => sql`${hasToken(word, sql`and not o.identifying`)} is not true`),
      ...(others.length > 0 ? [sql`not c.open_search_text like all (${patterns})`] : []),
    ];
    const found = [
      inRange(sql`t.token`, driver),
      ...common.map((word) => sql`${hasToken(word)} is true`),
    ];
    parts.push(sql`(select t.candidate_id, t.token, t.identifying from (
        select t.candidate_id, t.token, ${sql.join(identifying, sql` or `)} as identifying
        from candidate_tokens t ${inText}
        where ${sql.join(found, sql` and `)}) t where true ${tail})`);
  }
  return sql`${sql.join(parts, sql` union all `)}`;
}

/**
 * That the candidate of `t` has such a token too. Asked for its truth it is no join but a hashed
 * set, whatever the planner takes it for, as long as the set fits the memory that it may use.
 */
const hasToken = (word: string, which = sql``) =>
  sql`(t.candidate_id in (select o.candidate_id from candidate_tokens o
    where ${inRange(sql`o.token`, word)} ${which}))`;

/** Words with more tokens than this are common: they are not told apart. */
const few = 300;

const isOpen = (prefix: string) => openWords.some((word) => word.startsWith(prefix));

/**
 * The word that the fewest tokens start with, if any do, drives: the others only filter what it
 * finds, by their tokens where it finds many and they are `common` too, else in its people's text.
 * What every hidden name has in its place is a token of nobody's, so another word goes before it.
 */
async function rarest(
  db: CompanyDb,
  all: string[],
): Promise<{ driver: string; common: string[]; others: string[] }> {
  const telling = all.filter((word) => !isOpen(word));
  const words = telling.length > 0 ? telling : all;
  const counts = words.map(
    (word, place) => sql`select ${place}::int as place, count(*)::int as count from
      (select from candidate_tokens t where ${inRange(sql`t.token`, word)} limit ${few}) t`,
  );
  const { rows } = await sql<{ place: number; count: number }>`
    ${sql.join(counts, sql` union all `)} order by count`.execute(db);
  const least = rows.find(({ count }) => count > 0);
  const driver = words[least?.place ?? 0] as string;
  const common =
    least?.count === few
      ? rows.flatMap(({ place, count }) => (count === few ? [words[place] as string] : []))
      : [];
  return {
    driver,
    common: common.filter((word) => word !== driver),
    others: all.filter((word) => word !== driver && !common.includes(word)),
  };
}

/** Selects `job_id` and `token` for each token that the term finds. */
export function jobMatches({ whole, words }: Term): RawBuilder<unknown> {
  const parts = whole.map(
    (prefix) =>
      sql`select t.job_id, t.token from job_tokens t where ${inRange(sql`t.token`, prefix)}`,
  );
  const [first, ...others] = words;
  if (first !== undefined) {
    const everyOther = others.map(
      (word) => sql`and exists (select from job_tokens o
        where o.job_id = t.job_id and ${inRange(sql`o.token`, word)})`,
    );
    parts.push(sql`select t.job_id, t.token from job_tokens t
      where ${inRange(sql`t.token`, first)} ${sql.join(everyOther, sql` `)}`);
  }
  return sql`${sql.join(parts, sql` union all `)}`;
}
