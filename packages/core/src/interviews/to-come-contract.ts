import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { interviewSchema } from "./interview.ts";

const id = z.coerce.number().int().positive();

export const listInterviewsToCome = endpoint({
  method: "GET",
  path: "/api/interviews/to-come",
  summary: "What applications still have on the calendar, the first first",
  access: "VIEW_INTERVIEWS",
  query: z.object({
    application_ids: z.union([id, z.array(id).max(500)]).transform((given) => [given].flat()),
  }),
  response: z.object({
    records: z.array(interviewSchema),
    /** How many invitations to choose a time are open. */
    invitations: z.number().int(),
  }),
});

export const toComeContract = { listInterviewsToCome };
