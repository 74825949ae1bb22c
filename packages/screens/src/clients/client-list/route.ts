import { z } from "zod";
import { screen } from "../../app/screen.ts";

export const clientFilters = ["all", "attention", "differences"] as const;

const clientListSearch = z.object({
  filter: z.enum(clientFilters).optional().catch(undefined),
});
export type ClientListSearch = z.output<typeof clientListSearch>;

export const clientListRoute = screen({
  name: "clientList",
  right: "VIEW_CLIENT",
  search: clientListSearch,
  load: () => import("./ClientList.tsx").then(({ ClientList }) => ClientList),
});
