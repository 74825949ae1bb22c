import { screen } from "../../app/screen.ts";

export const costEditRoute = screen({
  name: "costEdit",
  right: "VIEW_COST",
  feature: "costs",
  load: async () => (await import("./CostEdit.tsx")).CostEdit,
  prefetch: async (read, { params }) => {
    const { getCost, getCostChoices } = await import("@ats/core/costs/contract");
    read(getCost, { params: { id: Number(params.id) } });
    read(getCostChoices, {});
  },
});
