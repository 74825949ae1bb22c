import { type RawBuilder, type SqlBool, sql } from "kysely";

/** SQL: terms `t` hold on a day. */
export const termsHold = (day: RawBuilder<unknown>) =>
  sql<SqlBool>`(t.valid_from <= ${day} and (t.valid_until is null or t.valid_until >= ${day}))`;
