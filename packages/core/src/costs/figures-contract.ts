import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

const money = z.object({ currency: z.string(), amount: z.number().int() });

/** People of a period. Each counts on a day of its own, in the company's time zone. */
const counts = {
  /** Applications submitted in the period. */
  applicants: z.number().int(),
  /** Those of them that got beyond Applied: to Shortlist or a later stage. */
  qualified: z.number().int(),
  /** Applications that are hired, and were in the period. */
  hires: z.number().int(),
};

/** Amounts for each, in minor units; null where there is nobody to divide by. */
const figures = {
  per_applicant: z.number().int().nullable(),
  per_qualified: z.number().int().nullable(),
  per_hire: z.number().int().nullable(),
};

const sourceFigures = z.object({
  /** Empty for costs or applications without one. */
  source: z.string(),
  /** Costs that name the source. */
  cost: z.number().int(),
  ...counts,
  ...figures,
});
export type SourceFigures = z.output<typeof sourceFigures>;

export const getCostFigures = endpoint({
  method: "GET",
  path: "/api/costs/figures",
  summary:
    "Returns what a hire, an applicant and a qualified applicant cost in a period, by source",
  access: "VIEW_COST",
  query: z
    .object({
      /** First and last day, both included. */
      from: z.iso.date("Enter the first day."),
      to: z.iso.date("Enter the last day."),
      dept: z.string().trim().max(80).default(""),
      job_id: z.coerce.number().int().positive().optional(),
    })
    .refine(({ from, to }) => from <= to, {
      path: ["to"],
      error: "The last day is before the first. Correct one.",
    }),
  response: z.object({
    currency: z.string(),
    /** Actual costs of the period, less credits: incurred, invoiced or paid. */
    external: z.number().int(),
    internal: z.number().int(),
    /** Interviews of the period by the rates of roles; null where the company does not cost them. */
    interview_time: z
      .object({ amount: z.number().int(), minutes: z.number().int(), interviews: z.number().int() })
      .nullable(),
    /** The part of the costs whose types other organisations have too. */
    comparable: z.number().int(),
    per_hire_comparable: z.number().int().nullable(),
    /** Agency fees that open offers would lead to; in none of the figures. */
    forecast: z.number().int(),
    ...counts,
    ...figures,
    /** Costs in other currencies that have no rate, and so are in none of the figures. */
    without_rate: z.array(money),
    /** By what they cost, most first. */
    sources: z.array(sourceFigures),
  }),
});
export type CostFigures = z.output<typeof getCostFigures.response>;

export const costFiguresContract = { getCostFigures };
