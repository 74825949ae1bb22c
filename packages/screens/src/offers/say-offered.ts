import type { Say } from "@ats/ui/texts";
import { saySalary } from "../jobs/salary.ts";

/** "£34,000 a year"; undefined where the reader's role hides salaries. */
export const sayOffered = (
  say: Say,
  { offered_salary, currency }: { offered_salary: number | null; currency: string },
) => saySalary(say, { salary_min: offered_salary, salary_max: offered_salary, currency });
