import { screen } from "../../app/screen.ts";

export const agencyAddRoute = screen({
  name: "agencyAdd",
  right: "UPDATE_AGENCIES",
  feature: "agencies",
  load: async () => (await import("./AgencyAdd.tsx")).AgencyAdd,
});
