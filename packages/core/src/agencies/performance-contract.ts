import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";

/** Periods of an agency's figures, in months until today. */
export const performanceMonths = [3, 12, 36] as const;
export type PerformanceMonths = (typeof performanceMonths)[number];

export const agencyPerformanceSchema = z.object({
  /** Candidates whom the agency submitted in the period; the others count how far these came. */
  submitted: z.number().int(),
  /** Came to the shortlist or further. */
  shortlisted: z.number().int(),
  /** Came to an interview or further. */
  interviewed: z.number().int(),
  hired: z.number().int(),
  /** Median days from the submission to the shortlist; null where nobody came there. */
  days_to_shortlist: z.number().nullable(),
  days_to_hire: z.number().nullable(),
  /** Submissions that the company has answered, by a move or a message, or whose days for it are over. */
  feedback_due: z.number().int(),
  /** Those answered within the days of the company's setting. */
  feedback_in_time: z.number().int(),
  feedback_days: z.number().int(),
  /** Placed candidates who left within the rebate window and for whom the company claimed. */
  rebates: z.number().int(),
  /** Sums of the claims, one for each currency, in minor units. */
  rebate_amounts: z.array(z.object({ amount: z.number().int(), currency: z.string() })),
});
export type AgencyPerformance = z.output<typeof agencyPerformanceSchema>;

export const getAgencyPerformance = endpoint({
  method: "GET",
  path: "/api/agencies/{id}/performance",
  summary: "Returns how far an agency's candidates of a period came, and how fast",
  access: "VIEW_AGENCIES",
  params: idParam,
  query: z.object({
    months: z.coerce
      .number()
      .pipe(z.literal(performanceMonths, "Choose 3, 12 or 36 months."))
      .default(12),
  }),
  response: agencyPerformanceSchema,
});

export const agencyPerformanceContract = { getAgencyPerformance };
