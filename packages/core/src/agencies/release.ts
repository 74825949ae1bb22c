import { z } from "zod";
import { optionalText } from "../validation/text.ts";
import { type AgencyTier, agencyTiers, isSameName } from "./agency.ts";

/** The salary that agencies read: the job's own band, a text in its place, or nothing. */
export const salariesShown = ["job", "text", "hidden"] as const;
export type SalaryShown = (typeof salariesShown)[number];

/** Most days by which a release may come later for some agencies. */
export const mostReleaseDays = 90;

const after_days = z
  .number()
  .int("Enter whole days.")
  .min(0, `Enter 0 to ${mostReleaseDays} days.`)
  .max(mostReleaseDays, `Enter 0 to ${mostReleaseDays} days.`)
  .default(0);

/** Agencies that get a job: all, those of a tier or group, or one; at once or after days. */
export const releaseTarget = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("all"), after_days }),
  /** Null for agencies that are not preferred. */
  z.object({ kind: z.literal("tier"), tier: z.literal(agencyTiers).nullable(), after_days }),
  z.object({ kind: z.literal("group"), group: z.string().max(60), after_days }),
  z.object({ kind: z.literal("agency"), agency_id: z.number().int().positive(), after_days }),
]);
export type ReleaseTarget = z.output<typeof releaseTarget>;

/** The texts of a job for agencies, beside its title and place. */
export const releaseTexts = z.object({
  brief: optionalText(5000).default(""),
  /** Agencies read the job's advert too. */
  shows_advert: z.boolean().default(true),
  salary_shown: z.enum(salariesShown).default("job"),
  /** In place of the job's salary. */
  salary_text: optionalText(200).default(""),
  /** The fee in words. */
  fee_text: optionalText(200).default(""),
  /** The fee in percent of the first year's salary; null where only words say it. */
  fee_percent: z
    .number()
    .min(0, "Enter 0 to 100 percent.")
    .max(100, "Enter 0 to 100 percent.")
    .multipleOf(0.01, "Enter at most two decimals.")
    .nullable()
    .default(null),
});
export type ReleaseTexts = z.output<typeof releaseTexts>;

export const releaseInput = releaseTexts
  .extend({
    targets: z
      .array(releaseTarget)
      .min(1, "Choose at least one tier, group or agency.")
      .max(100, "Choose 100 tiers, groups and agencies or fewer."),
  })
  .superRefine(({ salary_shown, salary_text }, context) => {
    if (salary_shown === "text" && !salary_text)
      context.addIssue({
        code: "custom",
        path: ["salary_text"],
        message: "Enter what agencies read of the salary, or hide it.",
      });
  });
export type ReleaseInput = z.output<typeof releaseInput>;

interface ReleasableAgency {
  id: number;
  /** Its tier for the department of the job. */
  tier: AgencyTier | null;
  groups: readonly string[];
}

const isIn = (target: ReleaseTarget, { id, tier, groups }: ReleasableAgency): boolean =>
  target.kind === "all" ||
  (target.kind === "tier" && target.tier === tier) ||
  (target.kind === "group" && groups.some((group) => isSameName(group, target.group))) ||
  (target.kind === "agency" && target.agency_id === id);

/**
 * The days after which each agency sees a job. An agency in several targets gets the earliest; one
 * in none is left out.
 */
export function daysUntilOpen(
  agencies: readonly ReleasableAgency[],
  targets: readonly ReleaseTarget[],
): Map<number, number> {
  return new Map(
    agencies.flatMap((agency) => {
      const days = targets.filter((target) => isIn(target, agency)).map((each) => each.after_days);
      return days.length > 0 ? [[agency.id, Math.min(...days)] as const] : [];
    }),
  );
}
