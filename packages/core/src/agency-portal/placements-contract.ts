import { z } from "zod";
import { invoiceStates, placementStates } from "../agencies/placement.ts";
import { endpoint } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { plainText } from "../validation/text.ts";
import { clientParam } from "./client-param.ts";
import { agencyPlacementSortColumns } from "./list-columns.ts";

const id = z.coerce.number().int().positive();
const money = z.object({ amount: z.number().int(), currency: z.string() });

/** A hire through the agency as the agency sees it. */
const agencyPlacementSchema = z.object({
  id: z.number().int(),
  submission_id: z.number().int(),
  job_title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  start_date: z.string().nullable(),
  fee: money.nullable(),
  /** That somebody left shows once the client claims the rebate. */
  state: z.enum(placementStates),
  rebate: z
    .object({ month: z.number().int(), percentage: z.number().int(), ends_on: z.string() })
    .nullable(),
  window_ends_on: z.string().nullable(),
  days_left: z.number().int().nullable(),
  invoice_state: z.enum(invoiceStates),
  /** As the client recorded it, or else as the agency gave it. */
  invoice_number: z.string(),
  left_date: z.string().nullable(),
  claimed: money.nullable(),
  claimed_date_time: z.iso.datetime().nullable(),
  credit: money.extend({ number: z.string() }).nullable(),
});
export type AgencyPlacement = z.output<typeof agencyPlacementSchema>;

export const listAgencyPlacements = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/placements",
  summary: "Lists the hires of a client through the agency, one page",
  access: "agencyJobs",
  company: "AGENCY",
  params: clientParam,
  query: pageQuery(agencyPlacementSortColumns, { sc: "start_date", so: "desc" }).extend({
    /** The placement of one submission. */
    submission_id: id.optional(),
  }),
  response: pageOf(agencyPlacementSchema),
});

export const giveInvoiceNumber = endpoint({
  method: "PUT",
  path: "/api/agency/clients/{client_id}/placements/{id}/invoice-number",
  summary: "Gives the client the number of the agency's invoice for a placement",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params: clientParam.extend({ id }),
  body: z.object({ invoice_number: plainText(60, "Enter the number of your invoice.") }),
  response: z.object({ invoice_number: z.string() }),
});

export const agencyPlacementsContract = { listAgencyPlacements, giveInvoiceNumber };
