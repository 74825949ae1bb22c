import { z } from "zod";
import { feeOf } from "../agencies/terms.ts";
import type { FeeBand } from "../agencies/terms.ts";

/** The fee of a hire as the released salary and the agreed fee give it. */
export const feeForecastSchema = z.object({
  /** Fees of the lowest and the highest salary that the job shows, in minor units. */
  fee_min: z.number().int(),
  fee_max: z.number().int(),
  fee_currency: z.string(),
  /** The salary of a year as the job shows it, in minor units. */
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  currency: z.string(),
  /** The fee that the job names, in percent; null where the terms give it. */
  fee_percent: z.number().nullable(),
  /** First day of the terms that give the fee; null where the job names it. */
  terms_from: z.string().nullable(),
});
export type FeeForecast = z.output<typeof feeForecastSchema>;

interface Shown {
  /** Null where the release hides the salary. */
  salary: { salary_min: number | null; salary_max: number | null; currency: string } | null;
  fee_percent: number | null;
  fee_text: string;
}

interface Terms {
  valid_from: string;
  currency: string;
  fee_bands: readonly FeeBand[];
}

/**
 * Forecasts the fee from what a release shows: null where it hides the salary or the fee, or nothing
 * says how much the fee is. A fee in percent that the job names goes before the terms.
 */
export function feeForecast(
  { salary, fee_percent, fee_text }: Shown,
  terms: Terms | undefined,
): FeeForecast | null {
  const low = salary?.salary_min ?? salary?.salary_max;
  if (!salary || low == null || (fee_percent === null && !fee_text)) return null;
  const { currency } = salary;
  const byJob = fee_percent !== null;
  const fees = byJob
    ? { currency, fee_bands: [{ from: 0, percentage: Math.round(fee_percent * 100), fee: null }] }
    : terms;
  if (!fees || fees.fee_bands.length === 0) return null;
  const [least, most] = [low, salary.salary_max ?? low].map((amount) =>
    feeOf(fees, { amount, currency }),
  ) as [ReturnType<typeof feeOf>, ReturnType<typeof feeOf>];
  return {
    ...salary,
    fee_min: least.amount,
    fee_max: most.amount,
    fee_currency: least.currency,
    fee_percent,
    terms_from: byJob ? null : (terms?.valid_from ?? null),
  };
}
