import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Most applicants whom an agency may submit to a job; null for no limit. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table jobs add column agency_cv_cap int check (agency_cv_cap between 1 and 100);`,
  );
