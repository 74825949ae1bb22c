import { z } from "zod";

/** Operators on a field with text or a fixed choice. */
const textOperators = ["contains", "any", "none", "empty", "filled"] as const;
export type TextOperator = (typeof textOperators)[number];

/** Operators on a field with a time: from a day, to a day, in the last days. */
const timeOperators = ["from", "to", "last", "empty", "filled"] as const;
export type TimeOperator = (typeof timeOperators)[number];

export interface TextCondition<Field extends string = string> {
  field: Field;
  operator: TextOperator;
  term: string;
}
export interface TimeCondition<Field extends string = string> {
  time: Field;
  operator: TimeOperator;
  term: string;
}
export type Condition<Field extends string = string, Time extends string = string> =
  | TextCondition<Field>
  | TimeCondition<Time>;

/** Separates the terms of `any` and `none`: `city.any:Leeds|York`. */
const separator = "|";
const mostTerms = 20;

const termsIn = (term: string): string[] =>
  term
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** The terms that a condition compares with. */
export const termsOfCondition = ({ operator, term }: Pick<TextCondition, "operator" | "term">) =>
  operator === "any" || operator === "none" ? termsIn(term) : term === "" ? [] : [term];

const noTerm = z.literal("");
const someTerms = z
  .string()
  .refine((term) => termsIn(term).length > 0, "Enter a value.")
  .refine((term) => termsIn(term).length <= mostTerms, `Enter ${mostTerms} values or fewer.`);

/** Term of each operator. */
const terms: Record<TextOperator | TimeOperator, z.ZodType<string, string>> = {
  contains: z.string(),
  any: someTerms,
  none: someTerms,
  empty: noTerm,
  filled: noTerm,
  from: z.iso.date("Enter a day such as 2026-11-27."),
  to: z.iso.date("Enter a day such as 2026-11-27."),
  last: z.string().regex(/^[1-9]\d{0,3}$/, "Enter a number of days from 1 to 9999."),
};

const isOneOf = <Value extends string>(values: readonly Value[], given: string): given is Value =>
  (values as readonly string[]).includes(given);

const term = z.string().max(240, "Shorten the search to 200 characters or fewer.");

/**
 * Conditions of a list, all of which must hold: `city:Leeds`, `city.none:Leeds|York`, `city.empty:`,
 * `created_date_time.last:30`, in a repeated `s`. Specification §3, Search fields.
 */
export const conditionSearch = <
  const Fields extends readonly [string, ...string[]],
  const Times extends readonly [string, ...string[]],
>(
  fields: Fields,
  times: Times,
) =>
  z.object({
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
    s: z
      .union([term, z.array(term).max(20)])
      .default([])
      .transform((given, context) => {
        const refuse = (message: string) => {
          context.addIssue({ code: "custom", message });
          return z.NEVER;
        };
        return [given].flat().map((value): Condition<Fields[number], Times[number]> => {
          const [name = "", ...rest] = value.split(":");
          const [field = "", operator = "contains"] = name.split(".");
          const isTime = isOneOf<Times[number]>(times, field);
          if (!isTime && !isOneOf<Fields[number]>(fields, field))
            return refuse(`Search by one of ${[...fields, ...times].join(", ")}.`);
          const operators: readonly (TextOperator | TimeOperator)[] = isTime
            ? timeOperators
            : textOperators;
          if (!isOneOf(operators, operator))
            return refuse(`Compare ${field} by one of ${operators.join(", ")}.`);
          const parsed = terms[operator].safeParse(rest.join(":").trim());
          if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? "Enter a value.");
          return {
            [isTime ? "time" : "field"]: field,
            operator,
            term: parsed.data,
          } as unknown as Condition<Fields[number], Times[number]>;
        });
      }),
  });
