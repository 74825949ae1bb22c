import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Workflows that new vacancies are no longer offered. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table workflows add column archived_date_time timestamptz;
-- The vacancies that use a workflow.
create index jobs_workflow on jobs (company_id, workflow_id) where workflow_id is not null;
`,
  );
