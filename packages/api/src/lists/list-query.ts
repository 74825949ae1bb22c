import type {
  Condition as Given,
  NumberCondition,
  PostcodeCondition,
  TextCondition,
  TimeCondition,
  CustomCondition,
} from "@ats/core/lists/conditions";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { parseTerm, type Term } from "../search/term.ts";

/** A sort key, and its direction when the list ascends. */
export type SortKey = [key: RawBuilder<unknown>, order: "asc" | "desc"];

/** Makes the `order by` of a list; descending reverses every key. */
export const orderBy = (keys: readonly SortKey[], so: "asc" | "desc") =>
  sql.join(keys.map(([key, order]) => (order === so ? sql`${key} asc` : sql`${key} desc`)));

interface Page {
  so: "asc" | "desc";
  page_no: number;
  per_page: number;
}

/**
 * Reads a page from the nearer end of the list, since an index walks up to it: the last page of a
 * million is as quick as the first. `inOrder` turns the rows round.
 */
export function pageOf({ so, page_no, per_page }: Page, total: number) {
  const offset = page_no * per_page;
  if (offset <= total / 2)
    return { so, limit: per_page, offset, inOrder: <Row>(rows: Row[]) => rows };
  const limit = Math.max(0, Math.min(per_page, total - offset));
  return {
    so: so === "asc" ? ("desc" as const) : ("asc" as const),
    limit,
    offset: Math.max(0, total - offset - limit),
    inOrder: <Row>(rows: Row[]) => rows.toReversed(),
  };
}

/** Conditions for a term and for each kind of field; `nothing` matches no row. */
interface Searching<
  Field extends string,
  Time extends string,
  Figure extends string,
  Place extends string,
  Condition,
> {
  byTerm(term: Term): Promise<Condition>;
  text(search: TextCondition<Field | Place>): Condition | Promise<Condition>;
  near?(search: PostcodeCondition<Place>): Condition;
  time(search: TimeCondition<Time>): Condition;
  number?(search: NumberCondition<Figure>): Condition;
  custom(search: CustomCondition): Promise<Condition>;
  nothing: Condition;
}

/** Builds the conditions of a search; empty when nothing is searched. */
export async function searchConditions<
  Field extends string,
  Time extends string,
  Figure extends string,
  Place extends string,
  Condition,
>(
  { q, s }: { q?: string | undefined; s: Given<Field, Time, Figure, Place>[] },
  { byTerm, nothing, ...of }: Searching<Field, Time, Figure, Place, Condition>,
): Promise<Condition[]> {
  const term = q ? parseTerm(q) : undefined;
  const found = term ? await byTerm(term) : nothing;
  const fields = s
    .filter(({ operator, term }) => operator !== "contains" || term !== "")
    .map((each) => {
      switch (each.kind) {
        case "text":
          return of.text(each);
        case "postcode":
          return each.operator === "within"
            ? (of.near?.(each) ?? nothing)
            : of.text({ ...each, kind: "text", operator: each.operator });
        case "time":
          return of.time(each);
        case "number":
          return of.number?.(each) ?? nothing;
        case "custom":
          return of.custom(each);
      }
    });
  return [...(q ? [found] : []), ...(await Promise.all(fields))];
}

/** True when a column has one of the values; matches no row when there are no values. */
export const isOneOf = (column: RawBuilder<unknown>, values: readonly unknown[]) =>
  values.length > 0 ? sql<SqlBool>`${column} in (${sql.join(values)})` : sql<SqlBool>`false`;
