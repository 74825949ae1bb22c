import { z } from "zod";
import { termSeparator } from "../lists/conditions.ts";
import { plainText, sanitiseText } from "../validation/text.ts";

/** Records that a company may give fields of its own. */
export const customRecords = ["candidates", "jobs", "applications"] as const;
export type CustomRecord = (typeof customRecords)[number];

export const customFieldKinds = ["text", "number", "date", "choice"] as const;
export type CustomFieldKind = (typeof customFieldKinds)[number];

/** Most fields of a kind of record, and most choices of a field. */
export const mostCustomFields = 50;
export const mostChoices = 100;
export const longestCustomValue = 500;

const choice = plainText(100, "Enter a choice, or remove it.").refine(
  (text) => !text.includes(termSeparator),
  `Write the choice without "${termSeparator}".`,
);

/** Fields of a definition that may change. */
export const customFieldInput = z.object({
  name: plainText(60, "Enter a name."),
  /** Of the kind `choice`; empty for the others. */
  choices: z
    .array(choice)
    .max(mostChoices, `Keep ${mostChoices} choices or fewer.`)
    .refine(
      (choices) => new Set(choices.map((each) => each.toLowerCase())).size === choices.length,
      "Two choices are the same. Remove one.",
    ),
  /** A form without a value of it is refused. */
  is_required: z.boolean().default(false),
  /** Applicants answer it on the application form; of applications alone. */
  is_asked: z.boolean().default(false),
  /** Not offered any more; its values are kept. */
  is_archived: z.boolean().default(false),
});
export type CustomFieldInput = z.output<typeof customFieldInput>;

export const customFieldSchema = z.object({
  id: z.number().int(),
  record: z.enum(customRecords),
  kind: z.enum(customFieldKinds),
  name: z.string(),
  choices: z.array(z.string()),
  is_required: z.boolean(),
  is_asked: z.boolean(),
  is_archived: z.boolean(),
  /** Incremented by each change; an edit names the version it started from. */
  version: z.number().int(),
});
export type CustomField = z.output<typeof customFieldSchema>;

/** Returns a message when a field of this kind may not have these choices. */
export const choicesProblem = (
  kind: CustomFieldKind,
  choices: readonly string[],
): string | undefined => {
  if (kind === "choice") return choices.length > 0 ? undefined : "Enter one choice or more.";
  return choices.length > 0 ? "Only a field with choices has choices." : undefined;
};

/** A number with up to four places: `-12.5`. */
const figure = /^-?\d{1,12}(\.\d{1,4})?$/;

/** Values by field id. */
export type CustomValues = Record<string, string>;

export const customValuesInput = z
  .record(
    z.string().regex(/^[1-9]\d{0,14}$/),
    z
      .string()
      .max(longestCustomValue, `Shorten this to ${longestCustomValue} characters or fewer.`)
      .transform((text) => text.trim()),
  )
  .refine(
    (values) => Object.keys(values).length <= mostCustomFields,
    `Send ${mostCustomFields} values or fewer.`,
  );

/** Returns a message when a value does not fit its field. "" fits a field that is not required. */
export function customValueProblem(
  { kind, choices, is_required }: Pick<CustomField, "kind" | "choices" | "is_required">,
  value: string,
): string | undefined {
  if (value === "") return is_required ? "Fill this in." : undefined;
  switch (kind) {
    case "text":
      if (value.length > longestCustomValue)
        return `Shorten this to ${longestCustomValue} characters or fewer.`;
      return sanitiseText(value) === value ? undefined : "Write this without markup.";
    case "number":
      return figure.test(value) ? undefined : "Enter a number such as 12 or 12.5.";
    case "date":
      return z.iso.date().safeParse(value).success
        ? undefined
        : "Enter a date with day, month and year.";
    case "choice":
      return choices.includes(value) ? undefined : "Choose one of the offered values.";
  }
}

/** Problems of a form's values, each by its field. Archived fields have none. */
export const customProblems = (
  fields: readonly CustomField[],
  values: CustomValues,
): { field: CustomField; message: string }[] =>
  fields.flatMap((field) => {
    const message = field.is_archived
      ? undefined
      : customValueProblem(field, (values[field.id] ?? "").trim());
    return message ? [{ field, message }] : [];
  });
