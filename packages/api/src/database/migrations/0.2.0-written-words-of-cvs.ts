import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * The program reads the words of CVs, in place of PostgreSQL. Present CVs keep the words they are
 * found by until `sweepCvWords` reads them again.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
alter table candidate_cvs alter column words drop expression;
alter table candidate_cvs add column has_all_words boolean not null default false;
-- CVs whose words are to be read again.
create index candidate_cvs_without_all_words on candidate_cvs (id) where not has_all_words;
`,
  );
