import { emailKey } from "@ats/core/validation/email";
import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** True when a text is the telephone number of candidate `c`, or one of its `emailSpellings`. */
export const isContactOf = (
  text: RawBuilder<unknown>,
  spellings: readonly string[],
): RawBuilder<unknown> =>
  sql`(${text} = any(${spellings}::text[])
    or regexp_replace(${text}, '[^0-9]', '', 'g') = c.phone_key)`;

/** Returns those of the texts that are the candidate's email, however it is written. */
export async function emailSpellings(
  db: CompanyDb,
  id: number,
  texts: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ text: string; email_key: string }>`
    select distinct t.text, c.email_key from candidates c, (${texts}) t (text)
    where c.id = ${id} and t.text ~ '[@﹫＠]'
      and ${beforeAt(sql`t.text`)} = ${beforeAt(sql`c.email_key`)}`.execute(db);
  return rows.flatMap(({ text, email_key }) => (emailKey(text) === email_key ? [text] : []));
}

const beforeAt = (text: RawBuilder<unknown>) => sql`split_part(normalise(${text}), '@', 1)`;
