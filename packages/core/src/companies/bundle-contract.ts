import { z } from "zod";
import { endpoint, file } from "../contract/endpoint.ts";
import { bundleLimits } from "./bundle.ts";

/** Days after which a bundle's file is removed; another can be made at any time. */
export const bundleDays = 7;

const uuidParam = z.object({ id: z.uuid() });
const count = z.number().int();
const time = z.string();

/** An export or import of the whole company, which goes on in the background. */
export const bundleJob = z.object({
  id: z.uuid(),
  kind: z.enum(["EXPORT", "IMPORT"]),
  status: z.enum(["WAITING", "RUNNING", "DONE", "FAILED"]),
  /** The present step, such as "Adding rows". */
  step: z.string(),
  done: count,
  /** 0 while it is not known. */
  total: count,
  /** Why it failed, and what to do. */
  message: z.string().nullable(),
  /** Name of the file. */
  name: z.string(),
  bytes: count.nullable(),
  sha256: z.string().nullable(),
  /** False once the file was removed. */
  has_file: z.boolean(),
  rows: count.nullable(),
  /** Rows that did not come, or came otherwise. */
  problems: count.nullable(),
  created_by: z.string(),
  created_date_time: time,
  finished_date_time: time.nullable(),
  downloaded_date_time: time.nullable(),
  expires_date_time: time,
});
export type BundleJob = z.output<typeof bundleJob>;

const access = {
  access: "companySettings",
  company: "any",
  allowsDisabled: true,
  refusesPartners: true,
  wholeCompany: true,
} as const;

export const exportCompany = endpoint({
  ...access,
  method: "POST",
  path: "/api/companies/bundles",
  summary: "Starts an export of everything that the company has, as one bundle",
  idempotent: true,
  response: bundleJob,
});

export const listBundles = endpoint({
  ...access,
  method: "GET",
  path: "/api/companies/bundles",
  summary: "Lists exports and imports of the whole company, newest first, with their progress",
  response: z.object({
    records: z.array(bundleJob),
    /** Tables that have rows already; a bundle is imported only into an empty company. */
    in_the_way: z.array(z.object({ name: z.string(), rows: count })),
  }),
});

export const downloadBundle = endpoint({
  ...access,
  method: "GET",
  path: "/api/companies/bundles/{id}/file",
  summary: "Downloads a finished export as a ZIP file",
  params: uuidParam,
  response: file,
});

export const removeBundle = endpoint({
  ...access,
  method: "DELETE",
  path: "/api/companies/bundles/{id}",
  summary: "Removes the file of an export or import",
  params: uuidParam,
});

export const importCompany = endpoint({
  ...access,
  method: "POST",
  path: "/api/companies/bundles/import",
  summary: "Uploads a bundle and starts its import into this company, which must be empty",
  allowsDisabled: false,
  idempotent: true,
  maxBytes: bundleLimits.bytes,
  query: z.object({ name: z.string().trim().min(1).max(200) }),
  body: z
    .file()
    .max(bundleLimits.bytes, "The file is larger than 2 GB. Ask for help to import it."),
  response: bundleJob,
});

export const downloadReport = endpoint({
  ...access,
  method: "GET",
  path: "/api/companies/bundles/{id}/report",
  summary: "Downloads, for each table, what came from a bundle and what did not, as CSV",
  params: uuidParam,
  response: file,
});

export const bundleContract = {
  exportCompany,
  listBundles,
  downloadBundle,
  removeBundle,
  importCompany,
  downloadReport,
};
