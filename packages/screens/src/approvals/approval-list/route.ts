import { requisitionSortColumns, requisitionTabs } from "@ats/core/approvals/list-columns";
import { z } from "zod";
import { screen } from "../../app/screen.ts";
import { pageSearch } from "../../lists/list-state.ts";

/** What is typed into the search may name somebody and stays out of the address. */
const approvalListSearch = z.object({
  tab: z.enum(requisitionTabs).optional().catch(undefined),
  sc: z.enum(requisitionSortColumns).optional().catch(undefined),
  so: z.enum(["asc", "desc"]).optional().catch(undefined),
  ...pageSearch,
});
export type ApprovalListSearch = z.output<typeof approvalListSearch>;

export const approvalListRoute = screen({
  name: "approvalRequestTable",
  company: "ATS",
  search: approvalListSearch,
  load: async () => (await import("./ApprovalList.tsx")).ApprovalList,
});
