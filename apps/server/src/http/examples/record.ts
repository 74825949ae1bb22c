/**
 * `npm run examples:update`: calls every endpoint that reads on a server with the demo data, and
 * writes to `examples.json` what each answers, and bodies for those that write.
 */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addApiToken } from "@ats/core/api-tokens/contract";
import { areas, contract, type EndpointName } from "@ats/core/app/contract";
import { createBrand } from "@ats/core/careers/brand-contract";
import type { Client } from "@ats/core/contract/client";
import { type Endpoint, file } from "@ats/core/contract/endpoint";
import type { Examples } from "@ats/core/contract/openapi";
import { addScimGroup } from "@ats/core/provisioning/contract";
import { demoPassword } from "@ats/demo/accounts";
import { emptyFolder } from "../../testing/northgate.ts";
import { serverAt } from "../../testing/server-at.ts";
import { startProcess, visit } from "../../testing/process.ts";
import { bodyOf, type Json } from "./bodies.ts";

const ATS_DATA_DIR = await emptyFolder();
const server = await startProcess({ ATS_DATA_DIR, ATS_DEMO: "small" });
const admin = await visit(server.url, "admin@northgate.example", demoPassword);
const agent = await visit(server.url, "agent@brightstaff.example", demoPassword);
const support = await visit(server.url, "support@ats.example", demoPassword);

const { token } = await admin.call(addApiToken, {
  body: {
    name: "Portal",
    rights: ["EMBED_USERS", "VIEW_USERS", "UPDATE_USERS"],
    origins: ["https://portal.example"],
    days: 365,
  },
});
await admin.call(createBrand, { body: { accent: "#0b7a70", font: "humanist" } });
const partner = serverAt(server.url, token);
const group = await partner.call(addScimGroup, {
  body: { displayName: "Recruiters", members: [{ value: String(admin.id) }] },
});

const read = (name: EndpointName, input: object = {}, by: Client = admin) =>
  by.call(contract[name] as Endpoint, input) as Promise<unknown>;
const first = async (name: EndpointName, input: object = {}): Promise<Json> =>
  ((await read(name, input)) as { records: Json[] }).records[0] ?? {};

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const { company } = (
  (await read("getUserSettings", { params: { id: admin.id } })) as { users: { company: number } }
).users;
const span = { from: inDays(-20), to: inDays(20) };
const job = await first("listJobs", { query: { status: "ACTIVE" } });
const application = await first("listApplications", { params: { id: job.id } });
const application_ids = [application.id];
const submissions = (await read("listSubmissions", { params: { client_id: company } }, agent)) as {
  records: Json[];
};
const submission = submissions.records[0] ?? {};
const released = (await read("listAgencyJobs", { params: { client_id: company } }, agent)) as {
  records: Json[];
};
const dispute = await first("listAgencyDisputes");
const client = await first("listClients");
const requests = (await read("listRequisitions", { query: { tab: "all", per_page: 100 } })) as {
  records: Json[];
};
const offer_id = requests.records.find(({ kind }) => kind === "offer")?.["subject_id"];

/** Values for the parameters of paths with these beginnings. */
const params: Record<string, Json> = {
  "/api/jobs/": { id: job.id },
  "/api/applications/": { id: application.id },
  "/api/candidates/": { id: application.candidate_id },
  "/api/offers/": { id: offer_id },
  "/api/interviews/": { id: (await first("listInterviews", { query: span })).id },
  "/api/costs/": { id: (await first("listCosts")).id },
  "/api/agency/clients/{client_id}/jobs/": {
    client_id: company,
    id: released.records[0]?.id,
    job_id: released.records[0]?.id,
  },
  "/api/agency-disputes/": { id: dispute.id },
  "/api/agency/clients/{client_id}/disputes/": { client_id: company, id: dispute.id },
  "/api/placements/": { id: (await first("listPlacements")).id },
  "/api/agency/": { client_id: company, job_id: submission.job_id, id: submission.id },
  "/api/agencies/": { id: (await first("listAgencies")).id },
  "/api/budgets/": { id: (await first("listBudgets")).id },
  "/api/approval-chains/": { id: (await first("listApprovalChains")).id },
  "/api/users/role/": { role: "Hiring manager user" },
  "/api/users/": { id: admin.id },
  "/api/templates/": { id: (await first("listTemplates")).id },
  "/api/companies/settings/": { id: company },
  "/api/companies/access/": { record: "jobs", id: job.id },
  "/api/access-reviews/": { id: (await first("listAccessReviews")).id },
  "/api/scim/v2/Users/": { id: String(admin.id) },
  "/api/scim/v2/Groups/": { id: group.id },
  "/api/user": { id: admin.id },
  "/api/notification/": { channelId: admin.id },
  "/api/clients/": { id: client.id },
  "/api/stages/": { status: "INTERVIEW" },
  "/api/careers/": { company: "northgate-group", job_number: job.job_number },
  "/api/validate/user/": { email: "manager@northgate.example" },
};
const queries: Partial<Record<EndpointName, Json>> = {
  listDocumentTemplates: { cId: 1 },
  globalSearch: { m: "JOBS", q: "care" },
  nameRecords: { applications: [application.id], jobs: [job.id] },
  countUnviewedOfJobs: { id: [job.id] },
  listSiftAnswers: { question_id: crypto.randomUUID() },
  listCandidateValues: { field: "city" },
  listJobValues: { field: "location" },
  listApplicationValues: { field: "source" },
  listCostValues: { field: "supplier" },
  getCostFigures: { from: "2026-01-01", to: "2026-12-31" },
  getAgencyFee: { offer_id },
  getInterviewTime: { job_id: job.id },
  findSameInvoice: { supplier: "Indeed", invoice_number: "IND-20447" },
  listInterviews: span,
  listAgencyDocuments: { job_id: job.id },
  listMoved: { since: inDays(-1) },
  checkInterview: {
    application_id: application.id,
    start_date_time: inDays(3),
    end_date_time: inDays(3.04),
    time_zone: "Europe/London",
  },
};

const inputOf = (name: EndpointName, { path, query }: Endpoint) => ({
  params: Object.entries(params).find(([beginning]) => path.startsWith(beginning))?.[1] ?? {},
  query: queries[name] ?? ("application_ids" in query.shape ? { application_ids } : {}),
});

/** Lists show one entry, and long texts their beginning. Numbers may be a span. */
function shorten(value: unknown): unknown {
  if (typeof value === "string") return value.length > 200 ? `${value.slice(0, 199)}…` : value;
  if (Array.isArray(value))
    return typeof value[0] === "number" ? value : value.slice(0, 1).map(shorten);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]));
}

/** All records within an answer. */
function recordsIn(value: unknown): Json[] {
  if (value === null || typeof value !== "object") return [];
  const own = Array.isArray(value) ? [] : [value as Json];
  return [...own, ...Object.values(value).flatMap(recordsIn)];
}

const secrets = new Set<EndpointName>([
  "getCaptcha",
  "getApiToken",
  "getOneTimeToken",
  "getMfa",
  "getDeletionProcess",
  "getMailedExport",
  "getPortalRequest",
]);
const examples: Examples = {};
const seen = new Map<string, Json[]>();
const all = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, e]) => ({ area, name: name as EndpointName, e })),
);
for (const { area, name, e } of all) {
  if (e.method !== "GET" || e.response === file || secrets.has(name)) continue;
  const person = ["supportSession", "globalSettings"].includes(e.access)
    ? support
    : e.company === "AGENCY"
      ? agent
      : admin;
  const by = e.forServers ? partner : person;
  const answer = shorten(await read(name, inputOf(name, e), by));
  examples[name] = { answer };
  seen.set(area, [...(seen.get(area) ?? []), ...recordsIn(answer)]);
}
for (const { area, name, e } of all) {
  if (e.multipart || e.body.safeParse(undefined).success) continue;
  const body = bodyOf(e, [...(seen.get(area) ?? []), ...[...seen.values()].flat()]);
  if (body) examples[name] = { ...examples[name], body };
}
await server.kill("SIGTERM");
await rm(ATS_DATA_DIR, { recursive: true });
await writeFile(join(import.meta.dirname, "examples.json"), `${JSON.stringify(examples)}\n`);
