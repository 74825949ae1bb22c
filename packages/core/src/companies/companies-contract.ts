import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { companyTypes } from "../rights/rights.ts";
import { email } from "../validation/email.ts";
import { plainText } from "../validation/text.ts";

const id = z.number().int().positive().max(2_147_483_647);

export const companySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  company_type: z.enum(companyTypes),
  /** Name of the company whose client it is. */
  parent_name: z.string().nullable(),
  /** People who have registered. */
  users: z.number().int(),
  invited: z.number().int(),
  disabled: z.boolean(),
  created_date_time: z.string(),
});
export type Company = z.output<typeof companySchema>;

export const listCompanies = endpoint({
  method: "GET",
  path: "/api/companies/",
  summary: "Lists all companies for the operator's staff, one page",
  access: "globalSettings",
  refusesPartners: true,
  query: pageQuery(["name", "created_date_time"], { sc: "name", so: "asc" }).extend({
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
  }),
  response: pageOf(companySchema),
});

/** A new company and its first administrator. */
export const newCompany = z.object({
  name: plainText(200, "Enter the company's name."),
  company_type: z.enum(companyTypes),
  /** The company whose client it is. */
  parent_id: id.nullable(),
  first_name: plainText(100, "Enter a first name."),
  last_name: plainText(100, "Enter a last name."),
  email,
});
export type NewCompany = z.output<typeof newCompany>;

export const addCompany = endpoint({
  method: "POST",
  path: "/api/companies/",
  summary: "Adds a company, and mails its first administrator a link to register",
  access: "globalSettings",
  refusesPartners: true,
  body: newCompany,
  response: z.object({ id: z.number().int() }),
});

export const companiesContract = { listCompanies, addCompany };
