import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Times of the announcement, and the environment's banner. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `update global_settings
  set announcement = announcement || '{"from_date_time": null, "until_date_time": null}';
alter table global_settings
  add column environment jsonb not null default '{"name": null, "text": ""}';
`,
  );
