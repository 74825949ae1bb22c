import { type Salary, salaryRange } from "@ats/core/jobs/salary";
import type { Say } from "@ats/ui/texts";
import { salaryTexts } from "./advert-texts.ts";

/** "£28,000 to £32,000 a year"; undefined without a salary. */
export function saySalary(say: Say, salary: Salary): string | undefined {
  const range = salaryRange(salary);
  return range && say(salaryTexts[range.wording], range);
}
