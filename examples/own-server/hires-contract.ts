import { endpoint } from "@ats/core/contract/endpoint";
import { z } from "zod";

export const countHires = endpoint({
  method: "GET",
  path: "/api/hires",
  summary: "Counts the company's hires",
  access: "VIEW_REPORTS",
  response: z.object({ hires: z.number() }),
});
