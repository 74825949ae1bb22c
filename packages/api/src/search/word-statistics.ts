import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
import { endOf, hasWord, startsWith, type Term, wordsOf } from "./term.ts";
import { openWords } from "./tokens.ts";

/** A word of a search, which also stands for every word that begins with it. */
interface Word {
  word: string;
  /** Candidates with the word: exact below {@link few}, an estimate above. */
  people: number;
  /** Longer words that begin with it, looked up one by one; null when there are too many. */
  longer: number | null;
  /** Share of the candidates with the rarest word who also have this one: above 0, up to 1. */
  share: number;
}

/** How many candidates have each word, and how often the words occur together. */
export interface WordStatistics {
  /** The rarest first. */
  words: Word[];
  /** Share of the candidates with the rarest word who have every word: above 0, up to 1. */
  share: number;
}

/** A term with the statistics of its words. */
export interface WeighedTerm extends Term {
  frequency: WordStatistics;
}

export const weighTerm = async (db: CompanyDb, term: Term): Promise<WeighedTerm> => ({
  ...(await withoutUnusedJoin(db, term)),
  frequency: await wordStatisticsOf(db, wordsOf(term).every),
});

/** Leaves out words written as one where nobody is found so: the search plans better without. */
async function withoutUnusedJoin(db: CompanyDb, term: Term): Promise<Term> {
  const [phrase = "", joined] = term.whole;
  if (term.words.length === 0 || joined === undefined || /[\d@]/.test(joined)) return term;
  const { rows } = await sql`${prepared} select from candidate_tokens t
    where ${startsWith(sql`t.token`, joined)} limit 1`.execute(db);
  return rows.length > 0 ? term : { ...term, whole: [phrase] };
}

/** Tokens up to which a word's candidates are counted. */
const few = 300;

/** Candidates with the rarest word who are checked for the others: the words of a job title go together. */
const sample = 150;

const isOpen = (prefix: string) => openWords.some((word) => word.startsWith(prefix));

/** Leaves out the words that replace hidden names, which every candidate has. */
export async function wordStatisticsOf(
  db: CompanyDb,
  all: readonly string[],
): Promise<WordStatistics> {
  const telling = all.filter((word) => !isOpen(word));
  const found = await peopleOf(db, telling.length > 0 ? telling : all);
  const words = found.toSorted((a, b) => a.people - b.people);
  const [rarest, ...others] = words;
  if (!rarest || rarest.people < few || others.length === 0) return { words, share: 1 };
  const has = words.map(({ word }) => sql`(c.text like ${hasWord(word)})`);
  const { rows } = await sql<{ share: number; shares: number[] }>`
    select avg((${sql.join(has, sql` and `)})::int)::float as share,
      array[${sql.join(has.map((each) => sql`avg(${each}::int)::float`))}] as shares
    from (select c.search_text || c.anonymous_search_text as text
      from (select t.candidate_id from candidate_tokens t
          where ${startsWith(sql`t.token`, rarest.word)}
          order by t.token, t.candidate_id limit ${sample}) t
        join candidates c on c.id = t.candidate_id) c`.execute(db);
  const { share, shares } = rows[0] ?? {};
  const some = (part = 0) => Math.max(part, 1 / (2 * sample));
  return {
    words: words.map((each, place) => ({ ...each, share: some(shares?.[place]) })),
    share: some(share),
  };
}

/** True when no longer words begin with the words, so that looking up whole words is enough. */
export const areWhole = ({ words }: WordStatistics): boolean =>
  words.every(({ longer }) => longer === 0);

/** Estimated number of candidates with every word. */
export const expectedMatches = ({ words: [rarest], share }: WordStatistics): number =>
  (rarest?.people ?? 0) * share;

/** Candidates from which a scan in any order soon fills a page, and counting takes longer than a page. */
export const many = 10_000;

/** True when a scan in any order soon fills a page with candidates who have the word. */
export const isCommon = async (db: CompanyDb, word: string): Promise<boolean> =>
  expectedMatches(await wordStatisticsOf(db, [word])) >= many;

/** Counts candidates up to {@link few} tokens; beyond that, uses the planner's estimate. */
async function peopleOf(db: CompanyDb, words: readonly string[]): Promise<Word[]> {
  const { rows } = await sql<Omit<Word, "share"> & { estimated: string }>`${prepared}
    select word, (select count(*)::int from (select from candidate_tokens t
          where t.token >= word and t.token < ending limit ${few}) t) as people,
      cardinality(words_that_begin(word)) - 1 as longer,
      (word_estimates(array[word]))[1] as estimated
    from unnest(${[...words]}::text[], ${words.map(endOf)}::text[]) w(word, ending)`.execute(db);
  return rows.map(({ estimated, ...word }) => ({
    ...word,
    people: word.people < few ? word.people : Math.max(few, Number(estimated)),
    share: 1,
  }));
}
