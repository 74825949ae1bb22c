import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";
import { exitStatuses } from "./status.ts";

const group = z.object({
  status: z.enum(exitStatuses),
  /** In the company's order; the defaults when the company has none. */
  labels: z.array(z.string()),
  /** Incremented by each change; an edit names the version it started from. */
  version: z.number().int(),
});
export type ExitReasonGroup = z.output<typeof group>;

export const reasonsMax = 30;

export const listExitReasons = endpoint({
  method: "GET",
  path: "/api/exit-reasons",
  summary: "Lists the company's rejection and withdrawal reasons",
  access: "VIEW_JOBS",
  response: z.object({ records: z.array(group) }),
});

export const saveExitReasons = endpoint({
  method: "PUT",
  path: "/api/exit-reasons/{status}",
  summary: "Saves one group of reasons in order; an empty list restores the defaults",
  access: "VIEW_SETTINGS",
  params: group.pick({ status: true }),
  ifMatch: true,
  body: z.object({
    labels: z
      .array(plainText(100, "Write the reason, or remove it."))
      .max(reasonsMax, `Keep ${reasonsMax} reasons or fewer.`)
      .refine(
        (labels) => new Set(labels.map((label) => label.toLowerCase())).size === labels.length,
        "Two reasons are the same. Remove one.",
      ),
  }),
  response: group,
});

export const reasonsContract = { listExitReasons, saveExitReasons };
