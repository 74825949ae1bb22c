import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";
import { exitStatuses } from "./status.ts";

const reasons = z.object({
  records: z.array(z.object({ status: z.enum(exitStatuses), label: z.string() })),
});

/** Reasons that a group may have. */
export const reasonsMax = 30;

export const listExitReasons = endpoint({
  method: "GET",
  path: "/api/exit-reasons",
  summary: "The company's reasons to reject, and a candidate's to withdraw",
  access: "VIEW_JOBS",
  response: reasons,
});

export const saveExitReasons = endpoint({
  method: "PUT",
  path: "/api/exit-reasons",
  summary: "Saves the reasons of a group in their order; with none the usual ones are back",
  access: "VIEW_SETTINGS",
  body: z.object({
    status: z.enum(exitStatuses),
    /** The reasons that the edit began from. */
    before: z.array(z.string()).max(reasonsMax),
    labels: z
      .array(plainText(100, "Write the reason, or remove it."))
      .max(reasonsMax, `Keep ${reasonsMax} reasons or fewer.`)
      .refine(
        (labels) => new Set(labels.map((label) => label.toLowerCase())).size === labels.length,
        "Two reasons are the same. Remove one.",
      ),
  }),
  response: reasons,
});

export const reasonsContract = { listExitReasons, saveExitReasons };
