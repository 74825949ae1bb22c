import { type RawBuilder, sql } from "kysely";

/** True for a text that is the email or the telephone number of candidate `c`, compared as duplicates are. */
export const isContactOf = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(lower(btrim(${text})) = nullif(c.email_key, '')
    or regexp_replace(${text}, '[^0-9]', '', 'g') = c.phone_key)`;
