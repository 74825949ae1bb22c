import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Links to exports, which are mailed to administrators of disabled companies. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table company_bundles add column link_hash bytea;
-- The export of a mailed link.
create unique index company_bundles_link on company_bundles (link_hash) where link_hash is not null;
`,
  );
