import { spokenJob } from "@ats/core/jobs/job-name";
import type { ListedUser } from "@ats/core/users/account";
import type { Say } from "@ats/ui/texts";
import { scopeTexts } from "./texts.ts";

type Covered = Pick<ListedUser, "scope" | "scope_values" | "named_jobs">;

/** Jobs that a row names; the others are counted. */
const mostNamed = 2;

/** Says in a line what a limited role covers for its user; null for the whole company. */
export function coverText(say: Say, { scope, scope_values, named_jobs }: Covered): string | null {
  if (scope === "company") return null;
  if (scope === "own_jobs" || scope_values.length === 0) return say(scopeTexts[scope]);
  if (scope !== "named_jobs") return scope_values.join(", ");
  const names = named_jobs.slice(0, mostNamed).map(spokenJob).join(", ");
  const count = scope_values.length - Math.min(named_jobs.length, mostNamed);
  if (!names) return say(scopeTexts.unnamed, { count });
  return count > 0 ? say(scopeTexts.more, { names, count }) : names;
}
