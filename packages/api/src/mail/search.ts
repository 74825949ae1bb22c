import type { mailSearchFields } from "@ats/core/mail/list-columns";
import { emailKey } from "@ats/core/validation/email";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { words } from "../search/normalise.ts";
import { hasWord, parseTerm, startsWith } from "../search/term.ts";

type Field = (typeof mailSearchFields)[number];

/** Conditions on message `m`: a field contains the term. */
export const matches: Record<Field, (term: string) => RawBuilder<SqlBool>> = {
  recipient: (term) => sql`m.id = any(array(${messagesTo(term)}))`,
  subject: (term) => sql`m.id = any(array(select message_id from subject_matches(${term})))`,
};

/**
 * Messages to an address that begins with the term, to candidates of this name, address or number,
 * and to colleagues of this name. Each uses its own index.
 */
function messagesTo(term: string): RawBuilder<unknown> {
  const parsed = parseTerm(term);
  if (!parsed) return sql`select null::bigint where false`;
  const phrase = words(term).join(" ");
  const tokens = parsed.whole.map((prefix) => sql`(${startsWith(sql`t.token`, prefix)})`);
  const name = sql`' ' || normalise(concat_ws(' ', p.first_name, p.last_name, p.first_name, p.email))`;
  // A token may come from a place or employer too; one with digits is a number or an address.
  const isThem = /\d/.test(phrase) ? sql`true` : sql`${name} like ${hasWord(phrase)}`;
  return sql`
    select x.id from outgoing_mail x
      where ${startsWith(sql`x.address_key`, emailKey(term))}
    union
    select x.id from candidates p join applications a on a.candidate_id = p.id
        join outgoing_mail x on x.application_id = a.id and not x.to_colleague
      where p.id = any(array(select t.candidate_id from candidate_tokens t
        where t.identifying and (${sql.join(tokens, sql` or `)}))) and ${isThem}
    union
    select x.id from users p join outgoing_mail x on x.address_key = p.email_key
      where ${name} like ${hasWord(phrase)}`;
}
