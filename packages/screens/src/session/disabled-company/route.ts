import { screen } from "../../app/screen.ts";

export const disabledCompanyRoute = screen({
  name: "disabledAts",
  layout: "plain",
  load: () => import("./DisabledCompany.tsx").then(({ DisabledCompany }) => DisabledCompany),
});
