import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Counts the jobs that share an attribute, by which rediscovery weighs it. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
-- The jobs with an attribute of this name.
create index scorecard_attributes_name on scorecard_attributes (company_id, name, job_id);
`,
  );
