import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

const count = z.number().int();

export const getInterviewTime = endpoint({
  method: "GET",
  path: "/api/costs/interview-time",
  summary:
    "Returns what interviews of a job or period cost by the rates of their interviewers' roles",
  access: "VIEW_COST",
  query: z.object({
    job_id: z.coerce.number().int().positive().optional(),
    /** First and last day, both included; without them, of all time. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    dept: z.string().trim().max(80).default(""),
  }),
  response: z.object({
    /** Null where the company does not cost interviews. */
    interview_time: z
      .object({
        /** The company’s. */
        currency: z.string(),
        /** Total in minor units; time of roles without a rate does not count. */
        amount: count,
        minutes: count,
        /** Interviews that took place. */
        interviews: count,
        roles: z.array(
          z.object({
            role: z.string(),
            minutes: count,
            interviewers: z.array(z.string()),
            has_rate: z.boolean(),
          }),
        ),
      })
      .nullable(),
  }),
});
export type InterviewTime = NonNullable<
  z.output<typeof getInterviewTime.response>["interview_time"]
>;
