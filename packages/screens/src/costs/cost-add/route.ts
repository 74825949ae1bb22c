import { z } from "zod";
import { screen } from "../../app/screen.ts";

const id = z.coerce.number().int().positive().optional().catch(undefined);

const costAddSearch = z.object({
  /** A job to begin with. */
  job: id,
  /** A cost to take money off. */
  credits: id,
});
export type CostAddSearch = z.output<typeof costAddSearch>;

export const costAddRoute = screen({
  name: "assignCost",
  right: "UPDATE_COSTS",
  feature: "costs",
  search: costAddSearch,
  load: async () => (await import("./CostAdd.tsx")).CostAdd,
  prefetch: async (read) => {
    const { getCostChoices } = await import("@ats/core/costs/contract");
    read(getCostChoices, {});
  },
});
