import { type Kysely, sql } from "kysely";

/** Runs statements one by one, because the embedded database prepares each. */
export async function runStatements(db: Kysely<unknown>, text: string): Promise<void> {
  for (const statement of text.match(/(?:\$\$[\s\S]*?\$\$|--.*|[^;])+/g) ?? [])
    if (statement.trim()) await sql.raw(statement).execute(db);
}
