import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** The order of day and month in the dates of an import's file. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table candidate_imports
  add column date_order text check (date_order in ('day','month')),
  add column asks_date_order boolean not null default false;
`,
  );
