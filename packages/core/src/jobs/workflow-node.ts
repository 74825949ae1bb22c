import { z } from "zod";
import { applicationStatuses } from "../applications/status.ts";

/** A company's own stage, mapped to a fixed status. Design §6. */
export const workflowNodeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.enum(applicationStatuses),
});
export type WorkflowNode = z.output<typeof workflowNodeSchema>;
