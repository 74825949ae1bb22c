import { agencyFilters, agencySortColumns } from "@ats/core/agencies/list-columns";
import { z } from "zod";
import { screen } from "../../app/screen.ts";
import { pageSearch } from "../../lists/list-state.ts";

/** The typed search may name somebody and stays out of the address. */
const agencyListSearch = z.object({
  filter: z.enum(agencyFilters).optional().catch(undefined),
  sc: z.enum(agencySortColumns).optional().catch(undefined),
  so: z.enum(["asc", "desc"]).optional().catch(undefined),
  ...pageSearch,
});
export type AgencyListSearch = z.output<typeof agencyListSearch>;

export const agencyListRoute = screen({
  name: "AgencyList",
  right: "VIEW_AGENCIES",
  feature: "agencies",
  search: agencyListSearch,
  load: async () => (await import("./AgencyList.tsx")).AgencyList,
});
