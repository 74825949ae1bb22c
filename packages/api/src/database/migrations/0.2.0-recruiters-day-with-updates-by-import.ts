import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** The known candidate that a row of an import would change, in the version that was checked. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table candidate_imports
  add column existing text not null default 'skip' check (existing in ('skip','update'));
alter table candidate_import_rows
  add column existing_id bigint,
  add column existing_version int;
`,
  );
