import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { estimate } from "./estimates.ts";
import { startsWith } from "./term.ts";
import { openWords } from "./tokens.ts";

/** Words with fewer tokens than this drive alone. */
const few = 300;

/** An index of all words reads too many where one has this many tokens. */
const dense = 100_000;

/** Where this share of a word's people have the others, a page of them is met soon. */
const metSoon = 1 / 40;

/** Most people have a word in two tokens: alone, and as the beginning of a phrase. */
const alike = 2;

const isOpen = (prefix: string) => openWords.some((word) => word.startsWith(prefix));

/**
 * The words by which people are found; the others only filter them. The rarest alone where it finds
 * few, or a page of those who have the others is met soon; else all, for a page but the dense ones.
 * What stands in place of every hidden name is in everybody's text, and narrows nothing.
 */
export async function driversOf(
  db: CompanyDb,
  all: string[],
  isPage: boolean,
): Promise<{ drivers: string[]; others: string[] }> {
  const telling = all.filter((word) => !isOpen(word));
  const words = telling.length > 0 ? telling : all;
  const by = (drivers: string[]) => ({
    drivers,
    others: words.filter((word) => !drivers.includes(word)),
  });
  if (words.length === 1) return by(words);
  const counts = words.map(
    (word) => sql`select ${word}::text as word, count(*)::int as count from
      (select from candidate_tokens t where ${startsWith(sql`t.token`, word)} limit ${few}) t`,
  );
  const { rows } = await sql<{ word: string; count: number }>`
    ${sql.join(counts, sql` union all `)} order by count`.execute(db);
  const [rarest] = rows;
  if (rarest && rarest.count < few) return by([rarest.word]);
  const { people, tokens } = await estimate(db, words);
  const [first, ...further] = words
    .map((word, place) => ({ word, count: tokens[place] ?? 0 }))
    .toSorted((a, b) => a.count - b.count);
  if (!first || !isPage) return by(words);
  const share = further.reduce(
    (left, { count }) => left * Math.min(1, count / (alike * people)),
    1,
  );
  if (share >= metSoon) return by([first.word]);
  return by([first, ...further.filter(({ count }) => count < dense)].map(({ word }) => word));
}
