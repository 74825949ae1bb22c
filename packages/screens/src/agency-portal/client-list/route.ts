import { clientFilters, clientSortColumns } from "@ats/core/agency-portal/list-columns";
import { z } from "zod";
import { screen } from "../../app/screen.ts";
import { pageSearch } from "../../lists/list-state.ts";

const clientListSearch = z.object({
  filter: z.enum(clientFilters).optional().catch(undefined),
  sc: z.enum(clientSortColumns).optional().catch(undefined),
  so: z.enum(["asc", "desc"]).optional().catch(undefined),
  ...pageSearch,
});
export type ClientListSearch = z.output<typeof clientListSearch>;

export const agencyClientListRoute = screen({
  name: "agencyClientList",
  company: "AGENCY",
  feature: "agencyClients",
  search: clientListSearch,
  load: async () => (await import("./AgencyClientList.tsx")).AgencyClientList,
});
