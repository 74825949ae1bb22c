import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Language of the mails to a candidate. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table candidates
  add column language text not null default 'en' check (language in ('en', 'cy'));
`,
  );
