import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import { normalise } from "./normalise.ts";

/** True when a field's normalised text contains the term's. Wildcards have no meaning. */
export const contains = (field: Expression<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`strpos(normalise(${field}::text), normalise(${term})) > 0`;

/** Values of a fixed list, such as statuses, whose value or label contains the term. */
export function labelled<Value extends string>(
  labels: Record<Value, string>,
  term: string,
): Value[] {
  const wanted = normalise(term);
  return (Object.entries(labels) as [Value, string][])
    .filter((entry) => entry.some((text) => normalise(text).includes(wanted)))
    .map(([value]) => value);
}
