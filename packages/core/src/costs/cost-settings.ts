import { z } from "zod";
import { longestRoleName, mostRoles } from "../roles/role.ts";
import { sanitiseText } from "../validation/text.ts";
import { costTypeMaxLength, costTypes, isSameType } from "./cost.ts";
import { costCurrencies } from "./money.ts";

const ownType = z
  .string()
  .max(costTypeMaxLength, `Shorten this to ${costTypeMaxLength} characters or fewer.`)
  .transform((text) => sanitiseText(text).replaceAll(/\s+/g, " "))
  .refine((text) => text !== "", "Enter a name.");

/** What an hour of an interviewer costs, by the name of their role. */
const hourlyRate = z.object({
  role: z.string().min(1).max(longestRoleName),
  /** In minor units of the company's currency. */
  rate: z
    .number()
    .int()
    .min(1, "Enter a rate above zero, or leave it empty.")
    .max(10_000_000, "Enter a rate of 100,000 or less."),
});
export type HourlyRate = z.output<typeof hourlyRate>;

/** How a company keeps its costs. */
export const costSettingsSchema = z.object({
  /** The currency in which costs of several currencies are totalled. */
  currency: z.enum(costCurrencies, "Choose a currency."),
  /** The company's own types of cost. */
  own_types: z
    .array(ownType)
    .max(30, "Keep 30 types or fewer.")
    .refine(
      (types) =>
        types.every(
          (type, place) =>
            ![...costTypes, ...types.slice(0, place)].some((other) => isSameType(type, other)),
        ),
      "Each type needs a name of its own. Remove the one that is there twice.",
    ),
  /** Whether the time of interviewers is shown as a cost. */
  costs_interviews: z.boolean().default(false),
  /** Time of a role without a rate does not count. */
  interview_rates: z
    .array(hourlyRate)
    .max(mostRoles)
    .refine(
      (rates) => new Set(rates.map(({ role }) => role)).size === rates.length,
      "A role is there twice. Remove one of the two.",
    )
    .default([]),
});
export type CostSettings = z.output<typeof costSettingsSchema>;

export const defaultCostSettings: CostSettings = {
  currency: "GBP",
  own_types: [],
  costs_interviews: false,
  interview_rates: [],
};

/** The types that a cost may have. */
export const typesOf = ({ own_types }: Pick<CostSettings, "own_types">): string[] => [
  ...costTypes,
  ...own_types,
];
