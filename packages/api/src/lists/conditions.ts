import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import {
  distanceOf,
  endsOf,
  type NumberCondition,
  type PostcodeCondition,
  type TextCondition,
  type TimeCondition,
} from "@ats/core/lists/conditions";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import { outwardCodesWithin } from "../postcodes/outward-codes.ts";

/** Combines the matches of each of a condition's terms. */
export function textCondition(
  { operator }: Pick<TextCondition, "operator">,
  column: RawBuilder<unknown>,
  matches: RawBuilder<SqlBool>[],
): RawBuilder<SqlBool> {
  if (operator === "empty") return sql`coalesce(btrim(${column}::text), '') = ''`;
  if (operator === "filled") return sql`btrim(${column}::text) <> ''`;
  const some = sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
  return operator === "none" || operator === "lacks" ? sql`${some} is not true` : some;
}

/** Time zone of the company whose rows the transaction sees. */
const zone = sql`coalesce((select s.settings->>'time_zone' from interview_settings s limit 1),
  ${defaultInterviewSettings.time_zone})`;

/** A query of its own, because under row-level security an index is not compared with an expression. */
const startOf = (day: string, later = 0) =>
  sql`(select (${day}::date + ${later}::int)::timestamp at time zone ${zone})`;

/** Compares a time with days of the company's zone; both ends count. */
export function timeCondition(
  { operator, term }: Pick<TimeCondition, "operator" | "term">,
  column: RawBuilder<unknown>,
  now: Date,
): RawBuilder<SqlBool> {
  switch (operator) {
    case "empty":
      return sql`${column} is null`;
    case "filled":
      return sql`${column} is not null`;
    case "from":
      return sql`${column} >= ${startOf(term)}`;
    case "to":
      return sql`${column} < ${startOf(term, 1)}`;
    case "between": {
      const { from, to } = endsOf(term);
      return sql`(${column} >= ${startOf(from)} and ${column} < ${startOf(to, 1)})`;
    }
    case "last":
      return sql`${column} >= ${new Date(now.getTime() - Number(term) * 86_400_000)}`;
  }
}

/** Compares a value, or a range that has its lowest and highest value, with a range; both ends count. */
export function rangeCondition(
  { operator, term }: Pick<NumberCondition, "operator" | "term">,
  type: "numeric" | "date",
  lowest: RawBuilder<unknown>,
  highest = lowest,
): RawBuilder<SqlBool> {
  const value = (written: string) => sql`${written}::${sql.raw(type)}`;
  switch (operator) {
    case "empty":
      return sql`${highest} is null`;
    case "filled":
      return sql`${highest} is not null`;
    case "from":
      return sql`${highest} >= ${value(term)}`;
    case "to":
      return sql`${lowest} <= ${value(term)}`;
    case "between": {
      const { from, to } = endsOf(term);
      return sql`(${highest} >= ${value(from)} and ${lowest} <= ${value(to)})`;
    }
  }
}

/** Compares an outward code with those around a postcode. */
export function postcodeCondition(
  { term }: Pick<PostcodeCondition, "term">,
  outwardCode: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const { miles, postcode } = distanceOf(term);
  const near = outwardCodesWithin(Number(miles), postcode);
  if (!near)
    throw new HttpError(400, `There is no postcode ${postcode}. Change the filter to one nearby.`);
  return sql`${outwardCode} = any(${near}::text[])`;
}
