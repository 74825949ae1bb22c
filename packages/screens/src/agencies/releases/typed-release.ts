import { type ReleaseInput, type ReleaseTarget, salariesShown } from "@ats/core/agencies/release";
import type { JobReleases } from "@ats/core/agencies/release-contract";
import { z } from "zod";

/** Days after which a tier may get a job. */
export const delays = [0, 1, 2, 3, 5, 7, 10, 14, 21, 28] as const;

/** A release as it is typed. */
export const typedReleaseSchema = z.object({
  /** Days by tier; "none" is the tier of agencies that are not preferred. A tier left out gets nothing. */
  tiers: z.record(z.string(), z.number()),
  groups: z.array(z.string()),
  agencies: z.array(z.string()),
  brief: z.string(),
  shows_advert: z.boolean(),
  salary_shown: z.enum(salariesShown),
  salary_text: z.string(),
  fee_text: z.string(),
  fee_percent: z.number().nullable(),
});
export type TypedRelease = z.output<typeof typedReleaseSchema>;

export const tierKey = (tier: number | null): string => (tier === null ? "none" : String(tier));

/** The form for another release begins with the text of the last. */
export function newRelease({ texts, releases, agencies }: JobReleases): TypedRelease {
  const current = releases.find(({ withdrawn_date_time }) => !withdrawn_date_time);
  const text = current && texts[current.text];
  const first = agencies
    .flatMap(({ tier }) => tier ?? [])
    .toSorted()
    .at(0);
  return {
    tiers: !current && first ? { [first]: 0 } : {},
    groups: [],
    agencies: [],
    ...(text ?? {
      brief: "",
      shows_advert: true,
      salary_shown: "job",
      salary_text: "",
      fee_text: "",
      fee_percent: null,
    }),
  };
}

export function targetsOf({ tiers, groups, agencies }: TypedRelease): ReleaseTarget[] {
  return [
    ...Object.entries(tiers).map(
      ([tier, after_days]): ReleaseTarget => ({
        kind: "tier",
        tier: tier === "none" ? null : (Number(tier) as 1 | 2 | 3),
        after_days,
      }),
    ),
    ...groups.map((group) => ({ kind: "group" as const, group, after_days: 0 })),
    ...agencies.map((id) => ({ kind: "agency" as const, agency_id: Number(id), after_days: 0 })),
  ];
}

export function releaseBody(typed: TypedRelease): ReleaseInput {
  const { tiers: _, groups: __, agencies: ___, ...texts } = typed;
  return { ...texts, targets: targetsOf(typed) };
}
