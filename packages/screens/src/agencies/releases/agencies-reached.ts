import { daysUntilOpen } from "@ats/core/agencies/release";
import type { JobReleases } from "@ats/core/agencies/release-contract";
import { targetsOf, type TypedRelease } from "./typed-release.ts";

export interface ReachedAgency {
  name: string;
  /** Days until it sees the job. */
  days: number;
  hasJob: boolean;
  is_linked: boolean;
}

/** The agencies that a release reaches, those that see the job first at the top. */
export function agenciesReached(
  { agencies, releases }: JobReleases,
  typed: TypedRelease,
): ReachedAgency[] {
  const days = daysUntilOpen(agencies, targetsOf(typed));
  const having = new Set(
    releases.filter((each) => !each.withdrawn_date_time).map(({ agency }) => agency.id),
  );
  return agencies
    .flatMap(({ id, name, is_linked }) => {
      const after = days.get(id);
      return after === undefined ? [] : { name, days: after, hasJob: having.has(id), is_linked };
    })
    .toSorted((one, other) => one.days - other.days);
}
