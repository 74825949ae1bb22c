import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * CVs are also found by pairs of words, so all are read again by `sweepCvWords`. Their texts and
 * words are stored apart from the rest of a row, so that a page of the table holds fifty CVs
 * instead of two, and a search reads fewer pages for the candidates it finds.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
update candidate_cvs set has_all_words = false where has_all_words;
alter table candidate_cvs set (toast_tuple_target = 256);
-- With the usual hundred, the planner has no statistics of most words and pairs that people search for.
alter table candidate_cvs alter column words set statistics 400;
`,
  );
