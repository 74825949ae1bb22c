import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { endOf, startsWith } from "./term.ts";

/** What has fewer tokens is found by an index; who has what has more is met soon in any order. */
const many = 5_000;

/** Whether people who have every word are met soon in any order. */
export async function areCommon(db: CompanyDb, words: readonly string[]): Promise<boolean> {
  const [only = "", ...others] = words;
  if (others.length > 0) return (await expected(db, words)) >= many;
  // The planner does not know so few well enough.
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select from candidate_tokens t where ${startsWith(sql`t.token`, only)} limit ${many}) t`.execute(
    db,
  );
  return rows[0]?.count === many;
}

/** How many people are to be expected to have every word, as the planner takes it. */
export async function expected(db: CompanyDb, words: readonly string[]): Promise<number> {
  const { people, tokens } = await estimate(db, words);
  return tokens.reduce((left, count) => left * (count / people), people);
}

/** How many people there are, and how many tokens begin with each of the words. */
export async function estimate(db: CompanyDb, words: readonly string[]) {
  const { rows } = await sql<{ people: number; tokens: string[] }>`
    select (select coalesce(sum(count), 0)::int from candidate_counts) as people,
      token_estimates(${[...words]}::text[], ${words.map(endOf)}::text[]) as tokens`.execute(db);
  const { people = 0, tokens = [] } = rows[0] ?? {};
  return { people: Math.max(1, people), tokens: tokens.map(Number) };
}
