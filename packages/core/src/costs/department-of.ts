import { type Operator, termsIn } from "../lists/conditions.ts";

/** The department that a search of costs is for, if it is for one alone. */
export function departmentOf(
  conditions: readonly { field?: string; operator: Operator; term: string }[],
): string | undefined {
  const [found, ...others] = conditions.filter(({ field }) => field === "dept");
  if (found?.operator !== "any" || others.length > 0) return;
  const [dept, ...more] = termsIn(found.term);
  return more.length === 0 ? dept : undefined;
}
