import { z } from "zod";
import { screen } from "../../app/screen.ts";

const search = z.object({
  /** Token of a mailed link to an export. */
  export: z.string().optional().catch(undefined),
});
export type DisabledCompanySearch = z.output<typeof search>;

export const disabledCompanyRoute = screen({
  name: "disabledAts",
  layout: "plain",
  search,
  load: () => import("./DisabledCompany.tsx").then(({ DisabledCompany }) => DisabledCompany),
});
