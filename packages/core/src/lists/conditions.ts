import { z } from "zod";
import { customId } from "../custom-fields/field-name.ts";
import { outwardCodeOf } from "../postcodes/postcode.ts";

const textOperators = ["contains", "lacks", "any", "none", "empty", "filled"] as const;

/** Operators on each kind of field. `any` and `none` compare whole values. */
export const operators = {
  text: textOperators,
  postcode: [...textOperators, "within"],
  time: ["from", "to", "between", "last", "empty", "filled"],
  number: ["from", "to", "between", "empty", "filled"],
} as const;
export type ConditionKind = keyof typeof operators;
export type Operator = (typeof operators)[ConditionKind][number];

export interface ConditionOf<Kind extends ConditionKind, Field extends string = string> {
  kind: Kind;
  field: Field;
  operator: (typeof operators)[Kind][number];
  term: string;
}
export type TextCondition<Field extends string = string> = ConditionOf<"text", Field>;
export type PostcodeCondition<Field extends string = string> = ConditionOf<"postcode", Field>;
export type TimeCondition<Field extends string = string> = ConditionOf<"time", Field>;
export type NumberCondition<Field extends string = string> = ConditionOf<"number", Field>;
/** Kinds of condition on the fields that a company makes. */
const customKinds = ["text", "time", "number"] as const;
export type CustomOperator = (typeof operators)[(typeof customKinds)[number]][number];

/** A condition on a field of the company's own, whose kind the company chose. */
export interface CustomCondition {
  kind: "custom";
  id: number;
  operator: CustomOperator;
  term: string;
}
export type Condition<
  Field extends string = string,
  Time extends string = string,
  Figure extends string = string,
  Place extends string = string,
> =
  | TextCondition<Field>
  | PostcodeCondition<Place>
  | TimeCondition<Time>
  | NumberCondition<Figure>
  | CustomCondition;

/** Separates the terms of `any` and `none`, and the ends of `between`: `city.any:Leeds|York`. */
export const termSeparator = "|";
const mostTerms = 20;

export const termsIn = (term: string): string[] =>
  term
    .split(termSeparator)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** Both ends of a range; either may be "". */
export const endsOf = (term: string) => {
  const [from = "", to = ""] = term.split(termSeparator);
  return { from, to };
};

/** Most miles from a postcode. */
export const mostMiles = 500;

/** Miles and the postcode they are counted from; either may be "". */
export const distanceOf = (term: string) => {
  const [miles = "", postcode = ""] = term.split(termSeparator);
  return { miles, postcode };
};

/** True when the operator compares whole values, not words in them. */
export const isWhole = (operator: Operator): boolean => operator === "any" || operator === "none";

/** The terms that a condition compares with. */
export const termsOfCondition = ({ operator, term }: Pick<TextCondition, "operator" | "term">) =>
  isWhole(operator) ? termsIn(term) : term === "" ? [] : [term];

const noTerm = z.literal("");
const someTerms = z
  .string()
  .refine((term) => termsIn(term).length > 0, "Enter a value.")
  .refine((term) => termsIn(term).length <= mostTerms, `Enter ${mostTerms} values or fewer.`);
const day = z.iso.date("Enter a day such as 2026-11-27.");
const figure = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/, "Enter a number such as 12 or 12.5.");

/** Two ends joined by the separator. */
const rangeOf = (end: z.ZodType<string, string>) =>
  z.string().refine((term) => {
    const ends = term.split(termSeparator);
    return ends.length === 2 && ends.every((each) => end.safeParse(each).success);
  }, "Enter both ends, such as 1|5.");

const distance = z.string().refine((term) => {
  const { miles, postcode } = distanceOf(term);
  return (
    /^[1-9]\d{0,2}$/.test(miles) &&
    Number(miles) <= mostMiles &&
    outwardCodeOf(postcode) !== undefined
  );
}, `Enter 1 to ${mostMiles} miles and a postcode, such as 25|LS1 4AP.`);

const presence = { empty: noTerm, filled: noTerm };

const textTerms = {
  contains: z.string(),
  lacks: z.string().min(1, "Enter a value."),
  any: someTerms,
  none: someTerms,
  ...presence,
};

/** Term of each operator. */
const terms: {
  [Kind in ConditionKind]: Record<(typeof operators)[Kind][number], z.ZodType<string, string>>;
} = {
  text: textTerms,
  postcode: { ...textTerms, within: distance },
  time: {
    from: day,
    to: day,
    between: rangeOf(day),
    last: z.string().regex(/^[1-9]\d{0,3}$/, "Enter a number of days from 1 to 9999."),
    ...presence,
  },
  number: { from: figure, to: figure, between: rangeOf(figure), ...presence },
};

const kinds = Object.keys(operators) as ConditionKind[];

const termOf = (kind: ConditionKind, operator: string) =>
  Object.entries(terms[kind]).find(([each]) => each === operator)?.[1];

/** Term of an operator that some kinds of a company's own fields have. */
const customTerm = (operator: string) => {
  const [first, ...others] = customKinds.flatMap((kind) => termOf(kind, operator) ?? []);
  return first && z.union([first, ...others]);
};

/** Most characters of a condition's term. */
export const termMaxLength = 1000;
const term = z.string().max(termMaxLength, "Shorten the search to 1,000 characters or fewer.");

/** Names of a list's fields by kind. */
interface Fields<
  Field extends string,
  Time extends string,
  Figure extends string,
  Place extends string,
> {
  text: readonly Field[];
  postcode?: readonly Place[];
  time?: readonly Time[];
  number?: readonly Figure[];
  /** The list's records may have fields of the company's own: `custom_12`. */
  hasCustom?: true;
}

/**
 * Conditions of a list, all of which must hold: `city:Leeds`, `city.none:Leeds|York`, `city.empty:`,
 * `created_date_time.last:30`, `openings.between:2|5`, `postcode.within:25|LS1 4AP`, in a repeated
 * `s`. Specification §3, Search fields.
 */
export const conditionSearch = <
  const Field extends string,
  const Time extends string = never,
  const Figure extends string = never,
  const Place extends string = never,
>(
  fields: Fields<Field, Time, Figure, Place>,
) => {
  const kindOf = new Map(
    kinds.flatMap((kind) =>
      (fields[kind] ?? []).map((field): [string, ConditionKind] => [field, kind]),
    ),
  );
  return z.object({
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
    s: z
      .union([term, z.array(term).max(20)])
      .default([])
      .transform((given, context) => {
        const refuse = (message: string) => {
          context.addIssue({ code: "custom", message });
          return z.NEVER;
        };
        return [given].flat().map((value): Condition<Field, Time, Figure, Place> => {
          const [name = "", ...rest] = value.split(":");
          const [field = "", operator = "contains"] = name.split(".");
          const kind = kindOf.get(field);
          const id = fields.hasCustom && customId(field);
          if (!kind && !id) return refuse(`Search by one of ${[...kindOf.keys()].join(", ")}.`);
          const schema = kind ? termOf(kind, operator) : customTerm(operator);
          if (!schema) {
            const offered = kind ? [kind] : customKinds;
            const names = new Set(offered.flatMap((each): readonly string[] => operators[each]));
            return refuse(`Compare ${field} by one of ${[...names].join(", ")}.`);
          }
          const parsed = schema.safeParse(rest.join(":").trim());
          if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? "Enter a value.");
          const named = kind ? { kind, field } : { kind: "custom", id };
          return { ...named, operator, term: parsed.data } as Condition<Field, Time, Figure, Place>;
        });
      }),
  });
};
