import { z } from "zod";
import { evidenceMaxBytes } from "../checks/contract.ts";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { costCurrencies } from "../costs/money.ts";
import { directApplicantRules, termsStages } from "./terms.ts";
import { agencyTermsInput } from "./terms-input.ts";

/** A dated version of an agency's terms. */
export const agencyTermsSchema = z.object({
  id: z.number().int(),
  valid_from: z.string(),
  valid_until: z.string().nullable(),
  currency: z.enum(costCurrencies),
  fee_bands: z.array(
    z.object({
      from: z.number().int(),
      percentage: z.number().int().nullable(),
      fee: z.number().int().nullable(),
    }),
  ),
  rebates: z.array(z.object({ month: z.number().int(), percentage: z.number().int() })),
  ownership_months: z.number().int(),
  direct_applicants: z.enum(directApplicantRules),
  conditions: z.string(),
  warn_days: z.number().int(),
  document_name: z.string().nullable(),
  /** Its stage today. */
  stage: z.enum(termsStages),
  /** True once fees rest on terms that have begun: only their end and warning can change. */
  is_fixed: z.boolean(),
  version: z.number().int(),
});
export type AgencyTerms = z.output<typeof agencyTermsSchema>;

export const listAgencyTerms = endpoint({
  method: "GET",
  path: "/api/agencies/{id}/terms",
  summary: "Lists the versions of an agency’s terms, the newest first",
  access: "VIEW_AGENCIES",
  params: idParam,
  response: z.object({
    /** Today where the company is. */
    today: z.string(),
    /** The company’s currency. */
    currency: z.enum(costCurrencies),
    /** Days until the terms in force end; null while no warning is due, negative once they ended. */
    days_left: z.number().int().nullable(),
    versions: z.array(agencyTermsSchema),
  }),
});

export const addAgencyTerms = endpoint({
  method: "POST",
  path: "/api/agencies/{id}/terms",
  summary: "Adds a version of an agency’s terms; an earlier one ends on the day before",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  params: idParam,
  body: agencyTermsInput,
  response: agencyTermsSchema,
});

export const updateAgencyTerms = endpoint({
  method: "PUT",
  path: "/api/agency-terms/{id}",
  summary: "Saves a version of terms; once fees rest on it, its end and warning alone",
  access: "UPDATE_AGENCIES",
  ifMatch: true,
  params: idParam,
  body: agencyTermsInput,
  response: agencyTermsSchema,
});

export const removeAgencyTerms = endpoint({
  method: "DELETE",
  path: "/api/agency-terms/{id}",
  summary: "Removes a version of terms on which no fee rests, with its document",
  access: "UPDATE_AGENCIES",
  ifMatch: true,
  params: idParam,
});

export const attachTermsDocument = endpoint({
  method: "POST",
  path: "/api/agency-terms/{id}/document",
  summary: "Attaches the signed terms, a PDF or picture, in place of the document before",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  params: idParam,
  query: z.object({ name: z.string().trim().min(1).max(200) }),
  body: z
    .file()
    .min(1, "This file is empty (0 bytes). Save it again and choose that file.")
    .max(evidenceMaxBytes, "This file is larger than 10 MB. Make it smaller and choose it again."),
  response: z.object({ version: z.number().int() }),
});

export const getTermsDocument = endpoint({
  method: "GET",
  path: "/api/agency-terms/{id}/document",
  summary: "Returns the document of terms as a file",
  access: "VIEW_AGENCIES",
  params: idParam,
  response: file,
});

export const agencyTermsContract = {
  listAgencyTerms,
  addAgencyTerms,
  updateAgencyTerms,
  removeAgencyTerms,
  attachTermsDocument,
  getTermsDocument,
};
