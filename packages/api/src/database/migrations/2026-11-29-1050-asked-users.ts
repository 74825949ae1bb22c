import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** When somebody asked to join an agency's account, without an invitation. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table users add column asked_date_time timestamptz;
grant select (asked_date_time) on users to ats_company`,
  );
