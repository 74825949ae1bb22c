import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import {
  mostRenewalMonths,
  ownershipEndings,
  ownershipEnds,
  ownershipEventKinds,
} from "./ownership.ts";
import { directApplicantRules } from "./terms.ts";

const agency = z.object({ id: z.number().int(), name: z.string() });

/** An event of an ownership as a line of its history. */
export const ownershipLine = z.object({
  kind: z.enum(ownershipEventKinds),
  day: z.string(),
  /** The last day of ownership that it gave. */
  until: z.string().nullable(),
  reason: z.enum(ownershipEnds).nullable(),
  /** The terms of the day on which the candidate applied directly; null for other events. */
  direct_applicants: z.enum(directApplicantRules).nullable(),
  /** A user's name; null where the other side did it. */
  by: z.string().nullable(),
});
export type OwnershipLine = z.output<typeof ownershipLine>;

export const candidateOwnershipSchema = z.object({
  /** Whose the candidate is today; null for nobody's. */
  owner: z
    .object({
      agency,
      /** The submission by which it holds longest. */
      submission_id: z.number().int(),
      until: z.string(),
      days_left: z.number().int(),
    })
    .nullable(),
  /** A renewal that the owner asks for; null without one. */
  asked: z.object({ by: z.string(), day: z.string() }).nullable(),
  /** Months of a renewal by the terms in force. */
  months: z.number().int(),
  /** The oldest first. */
  history: z.array(
    ownershipLine.extend({
      submission_id: z.number().int(),
      application_id: z.number().int(),
      agency,
      job: z.string(),
    }),
  ),
});
export type CandidateOwnership = z.output<typeof candidateOwnershipSchema>;

export const getCandidateOwnership = endpoint({
  method: "GET",
  path: "/api/applications/{id}/ownership",
  summary: "Returns the agency whose candidate an applicant is, until when, and the history",
  access: "VIEW_AGENCIES",
  params: idParam,
  response: candidateOwnershipSchema,
});

export const renewOwnership = endpoint({
  method: "POST",
  path: "/api/agencies/submissions/{id}/renew",
  summary: "Renews an agency's ownership of a candidate by months from its last day",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  params: idParam,
  body: z.object({
    months: z
      .number("Enter the months.")
      .int("Enter whole months.")
      .min(1, "Enter 1 month or more.")
      .max(mostRenewalMonths, `Enter ${mostRenewalMonths} months or fewer.`),
  }),
  response: z.object({ owned_until: z.string() }),
});

export const declineRenewal = endpoint({
  method: "POST",
  path: "/api/agencies/submissions/{id}/decline",
  summary: "Declines the renewal that an agency asks for; its ownership runs on to its last day",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  params: idParam,
});

export const endOwnership = endpoint({
  method: "POST",
  path: "/api/agencies/submissions/{id}/end",
  summary: "Ends an agency's ownership of a candidate today, by all its submissions of them",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  params: idParam,
  body: z.object({ reason: z.enum(ownershipEndings, "Choose why it ends.") }),
});

export const ownershipContract = {
  getCandidateOwnership,
  declineRenewal,
  renewOwnership,
  endOwnership,
};
