import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { currencies } from "../jobs/job-input.ts";
import { isBlank } from "../validation/invisible.ts";
import { optionalText } from "../validation/text.ts";
import { needsOfferReason, offerStates } from "./offer.ts";

const day = z.iso.date("Enter a full date.").nullable();

/** Terms of an offer. The salary is minor units of `currency` for a year. */
export const offerInput = z.object({
  offered_salary: z
    .number("Enter the salary.")
    .int()
    .min(1, "Enter a salary above zero.")
    .max(1_000_000_000, "Enter a salary of 10,000,000 or less."),
  currency: z.enum(currencies),
  job_type: optionalText(40),
  start_date: day,
  /** Last day on which the candidate may accept. */
  answer_by: day,
  note: optionalText(2000),
});
export type OfferInput = z.output<typeof offerInput>;

export const offerSchema = offerInput.extend({
  id: z.number().int(),
  application_id: z.number().int(),
  /** Null for a reader whose role hides salaries. */
  offered_salary: z.number().int().nullable(),
  state: z.enum(offerStates),
  /** Why it was declined or withdrawn. */
  reason: z.string().nullable(),
  created_by: z.string(),
  created_date_time: z.string(),
  made_date_time: z.string().nullable(),
  /** When it was accepted, declined or withdrawn. */
  ended_date_time: z.string().nullable(),
  version: z.number().int(),
});
export type Offer = z.output<typeof offerSchema>;

export const listOffers = endpoint({
  method: "GET",
  path: "/api/applications/{id}/offers",
  summary: "Lists the offers of an application, newest first",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
  response: z.object({ records: z.array(offerSchema) }),
});

export const addOffer = endpoint({
  method: "POST",
  path: "/api/applications/{id}/offers",
  summary: "Drafts an offer; an application has one open offer at most",
  access: "UPDATE_APPLICATIONS",
  shows: ["salary"],
  idempotent: true,
  params: idParam,
  body: offerInput,
  response: offerSchema,
});

export const changeOffer = endpoint({
  method: "PUT",
  path: "/api/offers/{id}",
  summary: "Changes the terms of a draft",
  access: "UPDATE_APPLICATIONS",
  shows: ["salary"],
  ifMatch: true,
  params: idParam,
  body: offerInput,
  response: offerSchema,
});

export const moveOffer = endpoint({
  method: "PUT",
  path: "/api/offers/{id}/state",
  summary: "Records that an offer was made, accepted, declined or withdrawn",
  access: "UPDATE_APPLICATIONS",
  ifMatch: true,
  params: idParam,
  body: z
    .object({
      state: z.enum(["MADE", "ACCEPTED", "DECLINED", "WITHDRAWN"]),
      reason: optionalText(500).optional(),
    })
    .refine(({ state, reason = "" }) => !needsOfferReason(state) || !isBlank(reason), {
      message: "Enter the reason.",
      path: ["reason"],
    }),
  response: offerSchema,
});

export const offersContract = { listOffers, addOffer, changeOffer, moveOffer };
