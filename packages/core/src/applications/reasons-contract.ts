import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { exitStatuses } from "./status.ts";

export const listExitReasons = endpoint({
  method: "GET",
  path: "/api/exit-reasons",
  summary: "The company's reasons to reject, and a candidate's to withdraw",
  access: "VIEW_JOBS",
  response: z.object({
    records: z.array(z.object({ status: z.enum(exitStatuses), label: z.string() })),
  }),
});

export const reasonsContract = { listExitReasons };
