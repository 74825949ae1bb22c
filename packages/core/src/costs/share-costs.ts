import { writtenMoney, type Money } from "./money.ts";
import { splitAmount } from "./split.ts";

/** How a cost is split over its jobs. */
export const splitWays = ["EVENLY", "BY_OPENINGS", "BY_APPLICATIONS", "BY_HAND"] as const;
export type SplitWay = (typeof splitWays)[number];

/** A job over which a cost is split. */
export interface SplitJob {
  openings: number;
  applications: number;
}

const weightOf: Record<Exclude<SplitWay, "BY_HAND">, (job: SplitJob) => number> = {
  EVENLY: () => 1,
  BY_OPENINGS: ({ openings }) => openings,
  BY_APPLICATIONS: ({ applications }) => applications,
};

/** The shares of the jobs to the last minor unit; undefined where they have nothing to split by. */
export function sharesOf(
  amount: number,
  way: Exclude<SplitWay, "BY_HAND">,
  jobs: readonly SplitJob[],
): number[] | undefined {
  const weights = jobs.map(weightOf[way]);
  return weights.some((weight) => weight > 0) ? splitAmount(amount, weights) : undefined;
}

const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);

/** What the shares leave over; negative where they are too much. */
export const remainderOf = (amount: number, shares: readonly number[]): number =>
  amount - sumOf(shares);

/** Says why shares do not make up a cost; undefined where they do. */
export function shareProblem({ amount, currency }: Money, shares: readonly number[]) {
  if (shares.length === 0) return undefined;
  const left = remainderOf(amount, shares);
  const written = (part: number) => writtenMoney({ amount: part, currency });
  if (left !== 0)
    return `The shares come to ${written(sumOf(shares))} and the cost is ${written(amount)}. ${
      left > 0 === amount >= 0
        ? `Share out the remaining ${written(left)}.`
        : `Take off ${written(Math.abs(left))}.`
    }`;
  if (shares.some((share) => share !== 0 && share > 0 !== amount > 0))
    return amount < 0
      ? "A share of a credit cannot be above zero."
      : "A share of a cost cannot be below zero.";
  return undefined;
}
