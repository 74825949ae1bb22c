import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import type { Say } from "@ats/ui/texts";
import { applicationsTexts } from "./texts.ts";

/** "Amelia Shah", "3 applications". */
export function applicantNames(
  say: Say,
  people: readonly (Application | { applicant_name: string })[],
): string {
  const [first] = people;
  if (people.length !== 1 || !first) return say(applicationsTexts.count, { count: people.length });
  return "applicant_name" in first ? first.applicant_name : displayName(first);
}
