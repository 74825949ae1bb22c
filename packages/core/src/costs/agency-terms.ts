import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";
import { comparedText } from "./cost.ts";
import type { Money } from "./money.ts";

const amount = z
  .number()
  .int()
  .min(1, "Enter a fee above zero.")
  .max(1_000_000_000, "Enter a fee of 10,000,000 or less.");

/** How an agency is paid for who is hired through it. */
const agencyTermsSchema = z.object({
  /** The source of its applications, which is also the supplier of its invoices. */
  agency: z
    .string()
    .max(60, "Shorten this to 60 characters or fewer.")
    .transform(sanitiseText)
    .refine((text) => text !== "", "Name the agency."),
  /** Hundredths of a percent of the yearly salary; null for a fixed fee. */
  percentage: z
    .number()
    .int()
    .min(1, "Enter a percentage above zero.")
    .max(10_000, "Enter 100 % or less.")
    .nullable(),
  /** In the company's currency: the fixed fee, or the least of a percentage; null for none. */
  fee: amount.nullable(),
});
export type AgencyTerms = z.output<typeof agencyTermsSchema>;

/** Terms of a company's agencies, one for each. */
export const allAgencyTerms = z
  .array(agencyTermsSchema)
  .max(200, "Keep the terms of 200 agencies or fewer.")
  .refine(
    (all) => new Set(all.map(({ agency }) => comparedText(agency))).size === all.length,
    "An agency is there twice. Remove one of the two.",
  )
  .refine(
    (all) => all.every(({ percentage, fee }) => percentage !== null || fee !== null),
    "Enter a percentage or a fee for each agency.",
  );

/**
 * The fee for an offer of a yearly salary. A least fee counts where the salary is in the company's
 * currency, because amounts of two currencies are never compared.
 */
export function feeOf({ percentage, fee }: AgencyTerms, salary: Money, home: string): Money {
  if (percentage === null) return { amount: fee ?? 0, currency: home };
  const share = Math.floor((salary.amount * percentage + 5_000) / 10_000);
  const least = salary.currency === home ? (fee ?? 0) : 0;
  return { amount: Math.max(share, least), currency: salary.currency };
}

/** The terms of the agency through which an application came; undefined for another source. */
export const termsOf = (all: readonly AgencyTerms[], source: string): AgencyTerms | undefined =>
  source ? all.find(({ agency }) => comparedText(agency) === comparedText(source)) : undefined;
