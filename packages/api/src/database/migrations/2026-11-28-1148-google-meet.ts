import type { Kysely } from "kysely";
import { companyRows } from "../company-rows.ts";
import { runStatements } from "../run-statements.ts";

/** Keys to Google Meet. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create table google_meet (
  company_id int primary key references companies,
  client_email text not null,
  private_key text not null,
  organiser text not null,
  connected_by text not null,
  created_date_time timestamptz not null
);
${companyRows("google_meet")}
`,
  );
