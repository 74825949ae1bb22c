import type { z } from "zod";
import { agencyTermsSchema } from "../agencies/terms-contract.ts";

/** The terms in force as an agency reads them before it accepts. */
export const shownTermsSchema = agencyTermsSchema
  .pick({
    id: true,
    valid_from: true,
    valid_until: true,
    currency: true,
    fee_bands: true,
    rebates: true,
    ownership_months: true,
    direct_applicants: true,
    conditions: true,
  })
  .nullable();
export type ShownTerms = NonNullable<z.output<typeof shownTermsSchema>>;
