import { directApplicantRules } from "@ats/core/agencies/terms";
import type { AgencyTerms } from "@ats/core/agencies/terms-contract";
import { costCurrencies } from "@ats/core/costs/money";
import { z } from "zod";

const amount = z.number().nullable();

/** Terms as they are typed. */
export const typedTermsSchema = z.object({
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  currency: z.enum(costCurrencies),
  fee_bands: z.array(z.object({ from: amount, percentage: amount, fee: amount })),
  rebates: z.array(z.object({ month: amount, percentage: amount })),
  ownership_months: amount,
  direct_applicants: z.enum(directApplicantRules),
  conditions: z.string(),
  warn_days: amount,
  /** The version that editing began from; 0 for new terms. */
  version: z.number(),
});
export type TypedTerms = z.output<typeof typedTermsSchema>;

export const emptyBand: TypedTerms["fee_bands"][number] = {
  from: null,
  percentage: null,
  fee: null,
};

export const typedTerms = (terms: AgencyTerms): TypedTerms => typedTermsSchema.parse(terms);

/** New terms: those before with other days, or usual ones. */
export const newTerms = (
  currency: TypedTerms["currency"],
  before: AgencyTerms | undefined,
): TypedTerms => ({
  ...(before
    ? typedTerms(before)
    : {
        currency,
        fee_bands: [{ ...emptyBand, from: 0 }],
        rebates: [],
        ownership_months: 6,
        direct_applicants: "FIRST" as const,
        conditions: "",
        warn_days: 30,
      }),
  valid_from: null,
  valid_until: null,
  version: 0,
});

/** The terms as the endpoint takes them. */
export function termsBody(typed: TypedTerms) {
  const { version: _, ...terms } = typed;
  return terms;
}
