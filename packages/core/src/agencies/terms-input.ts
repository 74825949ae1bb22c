import { z } from "zod";
import { costCurrencies } from "../costs/money.ts";
import { optionalText } from "../validation/text.ts";
import { directApplicantRules } from "./terms.ts";

const amount = (missing: string) =>
  z.number(missing).int().max(1_000_000_000, "Enter an amount of 10,000,000 or less.");

const percentage = z
  .number("Enter a percentage.")
  .int("Enter a percentage of two decimals at most.")
  .max(10_000, "Enter 100 % or less.");

const feeBand = z.object({
  from: amount("Enter the salary from which this band holds.").min(
    0,
    "Enter a salary of zero or more.",
  ),
  percentage: percentage.min(1, "Enter a percentage above zero.").nullable().default(null),
  fee: amount("Enter a fee.").min(1, "Enter a fee above zero.").nullable().default(null),
});

const rebate = z.object({
  month: z
    .number("Enter the month.")
    .int("Enter a whole month.")
    .min(1, "Enter 1 for the first month.")
    .max(24, "Enter 24 or less."),
  percentage: percentage.min(1, "Enter a percentage above zero."),
});

/** Most days of warning before terms end. */
const mostWarnDays = 180;

/** Terms of an agency as a company writes them. */
export const agencyTermsInput = z
  .object({
    valid_from: z.iso.date("Enter the first day."),
    /** The last day; null for an open end. */
    valid_until: z.iso.date("Enter the last day.").nullable().default(null),
    /** Of the salaries and the fees. */
    currency: z.enum(costCurrencies, "Choose a currency."),
    /** By rising salary; the first is for any. */
    fee_bands: z.array(feeBand).min(1, "Enter the fee.").max(20, "Keep 20 salary bands or fewer."),
    /** By rising month. */
    rebates: z.array(rebate).max(24, "Keep 24 months or fewer.").default([]),
    /** Months for which an applicant is the agency's from their submission on. */
    ownership_months: z
      .number("Enter the months.")
      .int("Enter whole months.")
      .min(1, "Enter 1 month or more.")
      .max(60, "Enter 60 months or fewer."),
    direct_applicants: z.enum(directApplicantRules, "Choose one of the rules."),
    conditions: optionalText(5_000).default(""),
    /** Days before the last one on which those who change agencies are warned; 0 for none. */
    warn_days: z
      .number("Enter the days.")
      .int("Enter whole days.")
      .min(0, "Enter 0 or more.")
      .max(mostWarnDays, `Enter ${mostWarnDays} days or fewer.`)
      .default(30),
  })
  .superRefine(({ valid_from, valid_until, fee_bands, rebates }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    if (valid_until !== null && valid_until < valid_from)
      refuse(["valid_until"], "The last day is before the first. Correct one.");
    for (const [at, { from, percentage: share, fee }] of fee_bands.entries()) {
      const before = fee_bands[at - 1];
      if (at === 0 && from !== 0)
        refuse(
          ["fee_bands", at, "from"],
          "The first band is for any salary. Enter 0, or add a band below this one.",
        );
      if (before && from <= before.from)
        refuse(
          ["fee_bands", at, "from"],
          "Salaries rise from band to band. Enter more than in the band above.",
        );
      if (share === null && fee === null)
        refuse(["fee_bands", at, "percentage"], "Enter a percentage or a fee for this band.");
    }
    for (const [at, { month, percentage: share }] of rebates.entries()) {
      const before = rebates[at - 1];
      if (before && month <= before.month)
        refuse(["rebates", at, "month"], "Months rise from line to line. Enter a later month.");
      if (before && share > before.percentage)
        refuse(
          ["rebates", at, "percentage"],
          "Who stays longer brings back less. Enter no more than in the line above.",
        );
    }
  });
export type AgencyTermsInput = z.output<typeof agencyTermsInput>;
