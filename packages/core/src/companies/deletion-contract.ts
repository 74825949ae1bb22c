import { z } from "zod";
import { endpoint, file } from "../contract/endpoint.ts";
import { oneTimeCode } from "../session/one-time-code.ts";
import { typedPassword } from "../validation/password.ts";
import { plainText } from "../validation/text.ts";

const count = z.number().int();
const time = z.string();

/** Records that law keeps after the company is gone. */
export const legalHold = z.object({
  kind: z.enum(["right to work", "signed document"]),
  count,
  /** The last day on which one is kept. */
  kept_until: z.string(),
});
export type LegalHold = z.output<typeof legalHold>;

/** Everything that a deletion removes. */
export const inventory = z.object({
  tables: z.array(z.object({ name: z.string(), rows: count })),
  files: z.object({ count, bytes: count }),
  holds: z.array(legalHold),
  /** Companies below this one, which must be deleted or released first. */
  clients: z.array(z.object({ id: count, name: z.string() })),
});
export type Inventory = z.output<typeof inventory>;

export const deletionRequest = z.object({
  id: z.uuid(),
  status: z.enum(["REQUESTED", "CONFIRMED", "RUNNING"]),
  company_name: z.string(),
  requested_by: z.string(),
  reason: z.string(),
  created_date_time: time,
  /** Names of the people who got the link by mail. */
  confirmers: z.array(z.string()),
  confirmed_by: z.string().nullable(),
  confirmed_date_time: time.nullable(),
  /** When the deletion begins. */
  due_date_time: time.nullable(),
  has_bundle: z.boolean(),
  inventory,
});
export type DeletionRequest = z.output<typeof deletionRequest>;

const access = {
  access: "companySettings",
  company: "any",
  allowsDisabled: true,
  refusesPartners: true,
  wholeCompany: true,
} as const;

const proof = {
  password: typedPassword,
  /** Needed from users with two-step verification. */
  otp: oneTimeCode.optional(),
};

export const submitDeletionRequest = endpoint({
  ...access,
  method: "POST",
  path: "/api/companies/submitdeletionrequest",
  summary: "Asks for the company's deletion; a second person confirms it by a mailed link",
  body: z.object({
    ...proof,
    company_name: z.string().max(500),
    reason: plainText(1_000, "Say why the company is deleted."),
    /** True when its author declines to take a bundle first. */
    declines_bundle: z.boolean(),
  }),
  response: deletionRequest,
});

export const activeDeletionRequest = endpoint({
  ...access,
  method: "GET",
  path: "/api/companies/activedeletionrequest",
  summary: "Returns the company's open deletion request, and what a deletion would remove",
  response: z.object({
    request: deletionRequest.nullable(),
    company_name: z.string(),
    inventory,
    /** True when a bundle was made and downloaded. */
    has_bundle: z.boolean(),
    needs_otp: z.boolean(),
  }),
});

export const cancelDeletionRequest = endpoint({
  ...access,
  method: "POST",
  path: "/api/companies/canceldeletionrequest",
  summary: "Stops the company's deletion, until it has begun",
});

const linkId = z.string().min(1).max(100);

export const getDeletionProcess = endpoint({
  method: "GET",
  path: "/company/process/{id}",
  summary: "Returns the deletion request of a mailed link, which stays valid",
  access: "public",
  limit: "link",
  params: z.object({ id: linkId }),
  response: deletionRequest.extend({
    /** Name of the person whom the link was mailed to. */
    confirmer: z.string(),
    needs_otp: z.boolean(),
  }),
});

export const processDeletionRequest = endpoint({
  method: "PUT",
  path: "/api/companies/processdeletionrequest",
  summary: "Confirms or declines a deletion by the mailed link and the person's own password",
  access: "public",
  limit: "link",
  body: z.object({ id: linkId, ...proof, decision: z.enum(["CONFIRM", "DECLINE"]) }),
  response: z.object({ due_date_time: time.nullable() }),
});

export const listDeletedCompanies = endpoint({
  method: "GET",
  path: "/api/companies/deleted",
  summary: "Lists deleted companies for the operator's staff, newest first",
  access: "globalSettings",
  refusesPartners: true,
  response: z.object({
    records: z.array(
      z.object({
        id: count,
        name: z.string(),
        requested_date_time: time,
        confirmed_date_time: time,
        finished_date_time: time.nullable(),
      }),
    ),
  }),
});

export const downloadCertificate = endpoint({
  method: "GET",
  path: "/api/companies/deleted/{id}/certificate",
  summary: "Downloads the certificate of a company's deletion, for the operator's staff",
  access: "globalSettings",
  refusesPartners: true,
  params: z.object({ id: z.coerce.number().int().positive() }),
  response: file,
});

export const deletionContract = {
  submitDeletionRequest,
  activeDeletionRequest,
  cancelDeletionRequest,
  getDeletionProcess,
  processDeletionRequest,
  listDeletedCompanies,
  downloadCertificate,
};
