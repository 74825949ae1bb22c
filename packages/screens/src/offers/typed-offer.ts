import { currencies, jobTypes } from "@ats/core/jobs/job-input";
import type { Offer } from "@ats/core/offers/contract";
import type { Say } from "@ats/ui/texts";
import { z } from "zod";
import { datesIn } from "../dates/dates.ts";
import type { InWords } from "../drafts/differences.ts";
import { sayOffered } from "./say-offered.ts";
import { offersTexts } from "./texts.ts";

/** An offer as it stands in the form. */
export const typedOffer = z.object({
  offered_salary: z.number().nullable(),
  currency: z.enum(currencies),
  job_type: z.string(),
  start_date: z.string().nullable(),
  answer_by: z.string().nullable(),
  note: z.string(),
  version: z.number(),
});
export type TypedOffer = z.output<typeof typedOffer>;

export const newOffer: TypedOffer = {
  offered_salary: null,
  currency: "GBP",
  job_type: jobTypes[0],
  start_date: null,
  answer_by: null,
  note: "",
  version: 0,
};

export const typedOf = (offer: Offer): TypedOffer => typedOffer.parse(offer);

export function inWords(say: Say): InWords<TypedOffer> {
  const { shortDate } = datesIn(say.locale);
  const day = (value: string | null) => (value ? shortDate(value) : "");
  return [
    [say(offersTexts.salary), (offer) => sayOffered(say, offer) ?? ""],
    [say(offersTexts.jobType), ({ job_type }) => job_type],
    [say(offersTexts.startDate), ({ start_date }) => day(start_date)],
    [say(offersTexts.answerBy), ({ answer_by }) => day(answer_by)],
    [say(offersTexts.note), ({ note }) => note],
  ];
}
