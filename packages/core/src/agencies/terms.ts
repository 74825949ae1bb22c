import { type Money, partOf } from "../costs/money.ts";

/** Owners of an applicant who came through the agency and applied directly too, by rule. */
export const directApplicantRules = ["FIRST", "AGENCY", "DIRECT"] as const;
export type DirectApplicantRule = (typeof directApplicantRules)[number];

/** What a hire of a yearly salary of `from` or more costs. */
export interface FeeBand {
  /** Minor units. */
  from: number;
  /** Hundredths of a percent of the salary; null for a fixed fee. */
  percentage: number | null;
  /** The fixed fee, or the least of a percentage, in minor units; null for none. */
  fee: number | null;
}

/** The part of the fee that comes back for a hire who leaves within a month's number of months. */
export interface Rebate {
  month: number;
  /** Hundredths of a percent of the fee. */
  percentage: number;
}

interface Fees {
  currency: string;
  fee_bands: readonly FeeBand[];
}

/**
 * The fee for a yearly salary. Amounts of two currencies are never compared: a salary in another
 * currency is in the lowest band, and no least fee holds for it.
 */
export function feeOf({ currency, fee_bands }: Fees, salary: Money): Money {
  const isHome = salary.currency === currency;
  const band = (isHome && fee_bands.findLast(({ from }) => salary.amount >= from)) || fee_bands[0];
  if (!band) return { amount: 0, currency };
  const { percentage, fee } = band;
  if (percentage === null) return { amount: fee ?? 0, currency };
  const share = partOf(salary.amount, percentage);
  return { amount: Math.max(share, isHome ? (fee ?? 0) : 0), currency: salary.currency };
}

/** The first and the last day of terms, both included; null for an open end. */
export interface TermsDays {
  valid_from: string;
  valid_until: string | null;
}

export const termsStages = ["LATER", "IN_FORCE", "ENDED"] as const;
export type TermsStage = (typeof termsStages)[number];

/** Where terms stand on a day. */
export function stageOfTerms({ valid_from, valid_until }: TermsDays, day: string): TermsStage {
  if (valid_from > day) return "LATER";
  return valid_until !== null && valid_until < day ? "ENDED" : "IN_FORCE";
}

/** True for terms that share a day. */
export const overlap = (one: TermsDays, other: TermsDays): boolean =>
  (one.valid_until === null || other.valid_from <= one.valid_until) &&
  (other.valid_until === null || one.valid_from <= other.valid_until);
