import { z } from "zod";
import { screen } from "../../app/screen.ts";

const id = z.coerce.number().int().positive().optional().catch(undefined);

const vacancyApprovalSearch = z.object({
  /** Id of the job. */
  job: id,
  /** Id of the offer. */
  offer: id,
  /** Id of the cost. */
  cost: id,
});
export type VacancyApprovalSearch = z.output<typeof vacancyApprovalSearch>;

export const vacancyApprovalRoute = screen({
  name: "vacancyApproval",
  company: "ATS",
  search: vacancyApprovalSearch,
  load: async () => (await import("./VacancyApproval.tsx")).VacancyApproval,
});
