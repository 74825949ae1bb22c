import { z } from "zod";
import { endpoint, file } from "../contract/endpoint.ts";
import { credentials } from "../session/credentials.ts";
import { oneTimeCode } from "../session/one-time-code.ts";
import { bundleJob } from "./bundle-contract.ts";

export const exportDisabledCompany = endpoint({
  method: "POST",
  path: "/api/companies/disabled/exports",
  summary: "Starts an export for an administrator of a disabled company, and mails them the link",
  access: "public",
  limit: "sign in",
  captcha: true,
  body: credentials.extend({
    /** Needed from users with two-step verification. */
    otp: oneTimeCode.optional(),
  }),
  response: z.object({
    /** True where a code is missing; nothing was started then. */
    needs_otp: z.boolean(),
  }),
});

const params = z.object({ id: z.string().min(1).max(100) });

export const getMailedExport = endpoint({
  method: "GET",
  path: "/api/companies/disabled/exports/{id}",
  summary: "Returns the export of a mailed link, with its progress",
  access: "public",
  limit: "link",
  params,
  response: bundleJob
    .pick({ status: true, step: true, done: true, total: true, message: true, name: true })
    .extend(bundleJob.pick({ bytes: true, has_file: true, expires_date_time: true }).shape)
    .extend({ company_name: z.string() }),
});

export const downloadMailedExport = endpoint({
  method: "GET",
  path: "/api/companies/disabled/exports/{id}/file",
  summary: "Downloads the finished export of a mailed link as a ZIP file",
  access: "public",
  limit: "link",
  params,
  response: file,
});

export const disabledContract = { exportDisabledCompany, getMailedExport, downloadMailedExport };
