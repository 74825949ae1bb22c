import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Senders of mail to a brand's applicants. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table brands
  add column mail_name text not null default '',
  add column reply_to text;
`,
  );
