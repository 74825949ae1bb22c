import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Outward codes of candidates, by which people near a place are found. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table candidates add column outward_code text collate "C" generated always as (
  substring(upper(replace(postcode, ' ', '')) from '^([A-Z]{1,2}[0-9][A-Z0-9]?)([0-9][A-Z]{2})?$')
) stored;
-- Candidates near a place.
create index candidates_outward_code on candidates (company_id, outward_code)
  where outward_code is not null;
`,
  );
