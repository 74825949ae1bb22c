import { termSeparator } from "@ats/core/lists/conditions";
import { to } from "@ats/core/navigation/routes";
import type { CostsSearch } from "../cost-list/tabs.ts";

export interface Period {
  from: string;
  to: string;
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** The twelve months that end today. */
export function lastYear(today = new Date()): Period {
  const from = new Date(today);
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  from.setUTCDate(from.getUTCDate() + 1);
  return { from: isoDay(from), to: isoDay(today) };
}

type Chosen = Period & Pick<CostsSearch, "dept" | "job">;

/** Address of the costs behind a figure: actual ones of the period, or forecasts. */
export function costsBehind(
  { from, to: last, dept, job }: Chosen,
  more: {
    is_internal?: "internal" | "external";
    types?: readonly string[];
    source?: string;
    is_forecast?: boolean;
  } = {},
): string {
  const search = new URLSearchParams({ filter: more.is_forecast ? "committed" : "actual" });
  search.append("s", `day.between:${from}|${last}`);
  if (dept && !job) search.append("s", `dept.any:${dept}`);
  if (more.is_internal) search.append("s", `is_internal.any:${more.is_internal}`);
  if (more.is_forecast) search.append("s", "is_forecast.any:forecast");
  if (more.types) search.append("s", `type.any:${more.types.join(termSeparator)}`);
  if (more.source !== undefined)
    search.append("s", more.source ? `source.any:${more.source}` : "source.empty:");
  return `${job ? to.jobAssignCost({ id: job }) : to.costsList()}?${search}`;
}
