import { type RawBuilder, sql } from "kysely";

/**
 * True when a text is the email or telephone number of candidate `c`, compared as for duplicates.
 */
export const isContactOf = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(lower(btrim(${text})) = nullif(c.email_key, '')
    or regexp_replace(${text}, '[^0-9]', '', 'g') = c.phone_key)`;
