import { type Kysely, sql } from "kysely";

/** Runs statements one by one, because the embedded database prepares each; `$$ ... $$` is kept whole. */
export async function runAll(db: Kysely<unknown>, text: string): Promise<void> {
  const statements = text.match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? [];
  for (const statement of statements.filter((each) => each.trim()))
    await sql.raw(statement).execute(db);
}

const is = (column: string) => `${column} = current_setting('ats.company_id', true)::int`;

/** How a migration holds a company's boundary. */
export const company = {
  /** Condition that a column names the company of the transaction. */
  is,
  /** Gives a table's rows to their company alone; the table has a `company_id`. */
  rows: (table: string) => `
alter table ${table} enable row level security;
create policy company on ${table} using (${is("company_id")});
grant select, insert, update, delete on ${table} to ats_company;`,
};
