import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";
import { costTypeMaxLength, costTypes, isSameType } from "./cost.ts";
import { costCurrencies } from "./money.ts";

const ownType = z
  .string()
  .max(costTypeMaxLength, `Shorten this to ${costTypeMaxLength} characters or fewer.`)
  .transform((text) => sanitiseText(text).replaceAll(/\s+/g, " "))
  .refine((text) => text !== "", "Enter a name.");

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
});
export type CostSettings = z.output<typeof costSettingsSchema>;

export const defaultCostSettings: CostSettings = {
  currency: "GBP",
  own_types: [],
};

/** The types that a cost may have. */
export const typesOf = ({ own_types }: Pick<CostSettings, "own_types">): string[] => [
  ...costTypes,
  ...own_types,
];
