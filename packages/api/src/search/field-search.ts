import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import { normalise } from "./normalise.ts";

/** True when a field's normalised text contains the term's. Wildcards have no meaning. */
export const contains = (field: Expression<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`strpos(normalise(${field}::text), normalise(${term})) > 0`;

/** True when a field's normalised text is the term's. */
export const equals = (field: Expression<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`normalise(${field}::text) = normalise(${term})`;

/** Values of a fixed list, such as statuses, whose value or label is or contains the term. */
export function labelled<Value extends string>(
  labels: Record<Value, string>,
  term: string,
  isWhole = false,
): Value[] {
  const wanted = normalise(term);
  const matches = (text: string) => (isWhole ? text === wanted : text.includes(wanted));
  return (Object.entries(labels) as [Value, string][])
    .filter((entry) => entry.some((text) => matches(normalise(text))))
    .map(([value]) => value);
}
