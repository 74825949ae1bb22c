import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { isBlank } from "../validation/invisible.ts";
import { sanitiseText } from "../validation/text.ts";
import { decisions, requisitionSchema } from "./contract.ts";
import { requisitionStates } from "./requisition.ts";

/** Days for which an approver can decide by the mailed link. */
export const linkDays = 14;

const token = z.string().min(1).max(100);

export const getPortalRequest = endpoint({
  method: "GET",
  path: "/api/approvals/portal/{token}",
  summary: "Returns the request of a mailed link, which stays valid",
  access: "public",
  limit: "link",
  params: z.object({ token }),
  response: requisitionSchema
    .pick({
      kind: true,
      subject_id: true,
      title: true,
      job_number: true,
      dept: true,
      location: true,
      openings: true,
      salary_min: true,
      salary_max: true,
      offered_salary: true,
      start_date: true,
      cost_net: true,
      cost: true,
      job_type: true,
      currency: true,
      asked: true,
      source: true,
      changes: true,
      earlier_hires: true,
      version: true,
    })
    .extend({
      company_name: z.string(),
      /** The step about which the link decides. */
      step: z.string(),
      /** Name of the approver whom the link was mailed to. */
      approver: z.string(),
      requested_by: z.string(),
      expires_date_time: z.string(),
    }),
});

export const decidePortalRequest = endpoint({
  method: "POST",
  path: "/api/approvals/portal",
  summary: "Decides about a request by the mailed link, once and without signing in",
  access: "public",
  limit: "link",
  body: z
    .object({
      token,
      decision: z.enum(decisions),
      comment: z
        .string()
        .max(1000, "Shorten this to 1000 characters or fewer.")
        .transform(sanitiseText)
        .default(""),
      /** The version that the approver saw. */
      version: z.number().int().positive(),
    })
    .refine(({ decision, comment }) => decision === "approve" || !isBlank(comment), {
      message: "Say why, so that the request can be put right.",
      path: ["comment"],
    }),
  response: z.object({
    state: z.enum(requisitionStates),
    /** What is left to do, if anything. */
    message: z.string().nullable(),
  }),
});

export const approvalPortalContract = { getPortalRequest, decidePortalRequest };
