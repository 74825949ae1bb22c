import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";

/** "Amelia Shah", "3 applications". */
export function applicantNames(
  people: readonly (Application | { applicant_name: string })[],
): string {
  const [first] = people;
  if (people.length !== 1 || !first) return `${people.length} applications`;
  return "applicant_name" in first ? first.applicant_name : displayName(first);
}
