import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** One row, for all instances, from the first sweep on. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create table server_clock (
  id int primary key default 1 check (id = 1),
  seen_date_time timestamptz not null,
  jumped_date_time timestamptz
);
`,
  );
