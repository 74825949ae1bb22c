import type { Kysely } from "kysely";
import { companyRows } from "../company-rows.ts";
import { runStatements } from "../run-statements.ts";

/** A company's settings by key. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create table company_settings (
  company_id int not null references companies,
  key text not null,
  value jsonb not null,
  primary key (company_id, key)
);
${companyRows("company_settings", "select, insert, update")}
`,
  );
