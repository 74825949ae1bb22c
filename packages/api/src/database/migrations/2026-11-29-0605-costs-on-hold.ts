import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Costs that wait for approval, or did not get it, count nowhere. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table cost_lines add column hold text check (hold in ('WAITING', 'SENT_BACK', 'REJECTED'));
-- Costs that are not approved.
create index cost_lines_hold on cost_lines (company_id, hold) where hold is not null;`,
  );
