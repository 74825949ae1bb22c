import { screen } from "../../app/screen.ts";

export const companyDeletionRoute = screen({
  name: "atsDeletion",
  layout: "plain",
  load: () => import("./CompanyDeletion.tsx").then(({ CompanyDeletion }) => CompanyDeletion),
});
