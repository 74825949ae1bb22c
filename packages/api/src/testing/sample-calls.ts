import { contract, type EndpointName } from "@ats/core/app/contract";
import { type Endpoint, fillPath, isFeature, type Method } from "@ats/core/contract/endpoint";
import { toBody, toSearch } from "@ats/core/contract/client";
import { allowsFeature } from "@ats/core/rights/access";
import { type Role, rightsOf } from "@ats/core/rights/rights";
import { entityTag, idempotencyKeyHeader, ifMatchHeader } from "@ats/core/contract/write-headers";
import type { TestCompanies } from "./companies.ts";
import type { Sample } from "./sample.ts";
import { applicationCalls } from "./sample-calls/applications.ts";
import { approvalCalls } from "./sample-calls/approvals.ts";
import { auditCalls } from "./sample-calls/audit.ts";
import { candidateCalls } from "./sample-calls/candidates.ts";
import { careersCalls } from "./sample-calls/careers.ts";
import { checkCalls } from "./sample-calls/checks.ts";
import { companyCalls } from "./sample-calls/companies.ts";
import { clientCalls } from "./sample-calls/clients.ts";
import { customFieldCalls } from "./sample-calls/custom-fields.ts";
import { connectionCalls } from "./sample-calls/connections.ts";
import { agencyCalls } from "./sample-calls/agencies.ts";
import { agencyPortalCalls } from "./sample-calls/agency-portal.ts";
import { agencyTermsCalls } from "./sample-calls/agency-terms.ts";
import { budgetCalls } from "./sample-calls/budgets.ts";
import { costCalls } from "./sample-calls/costs.ts";
import { documentCalls } from "./sample-calls/documents.ts";
import { embeddingCalls } from "./sample-calls/embedding.ts";
import { globalCalls } from "./sample-calls/global.ts";
import { interviewCalls } from "./sample-calls/interviews.ts";
import { jobCalls } from "./sample-calls/jobs.ts";
import { listCalls } from "./sample-calls/lists.ts";
import { mailCalls } from "./sample-calls/mail.ts";
import { messageCalls } from "./sample-calls/messages.ts";
import { notificationCalls } from "./sample-calls/notifications.ts";
import { provisioningCalls } from "./sample-calls/provisioning.ts";
import { requisitionCalls } from "./sample-calls/requisitions.ts";
import { roleCalls } from "./sample-calls/roles.ts";
import { searchCalls } from "./sample-calls/search.ts";
import { sessionCalls } from "./sample-calls/session.ts";
import { settingsCalls } from "./sample-calls/settings.ts";
import { siftCalls } from "./sample-calls/sift.ts";
import { suggestionCalls } from "./sample-calls/suggestions.ts";
import { disputeCalls } from "./sample-calls/disputes.ts";
import { placementCalls } from "./sample-calls/placements.ts";
import { offerCalls } from "./sample-calls/offers.ts";
import { sourceCalls } from "./sample-calls/sources.ts";
import { tagCalls } from "./sample-calls/tags.ts";
import { templateCalls } from "./sample-calls/templates.ts";
import { userCalls } from "./sample-calls/users.ts";

/** For each endpoint a call that somebody of Northgate Group, of its agency or else technical support may make. */
export const sampleCalls = (companies: TestCompanies): Record<EndpointName, Sample> => ({
  ...sessionCalls(companies),
  ...userCalls(companies),
  ...auditCalls,
  ...globalCalls(companies),
  ...settingsCalls(companies),
  ...roleCalls(companies),
  ...provisioningCalls(companies),
  ...embeddingCalls(companies),
  ...mailCalls(companies),
  ...messageCalls(companies),
  ...templateCalls(companies),
  ...suggestionCalls,
  ...notificationCalls(companies),
  ...searchCalls(companies),
  ...jobCalls(companies),
  ...requisitionCalls(companies),
  ...careersCalls(companies),
  ...applicationCalls(companies),
  ...siftCalls(companies),
  ...tagCalls(companies),
  ...sourceCalls(companies),
  ...approvalCalls(companies),
  ...candidateCalls(companies),
  ...customFieldCalls(companies),
  ...costCalls(companies),
  ...budgetCalls(companies),
  ...agencyCalls(companies),
  ...agencyPortalCalls(companies),
  ...agencyTermsCalls(companies),
  ...placementCalls(companies),
  ...disputeCalls(companies),
  ...companyCalls(companies),
  ...listCalls(companies),
  ...offerCalls(companies),
  ...checkCalls(companies),
  ...clientCalls(companies),
  ...connectionCalls(companies),
  ...documentCalls(companies),
  ...interviewCalls(companies),
});

/** Email of who may make the sample call: a recruiter where that is enough. */
export function callerOf(name: EndpointName, companies: TestCompanies): string {
  const { access, company }: Endpoint = contract[name];
  const { by } = sampleCalls(companies)[name];
  const mayCall = (role: Role) => {
    const rights = rightsOf[role];
    return isFeature(access)
      ? allowsFeature(access, { company_type: "ATS", role, rights })
      : access === "public" || access === "session" || rights.includes(access);
  };
  const { users } = companies;
  if (by) return users[by].email;
  if (company === "AGENCY") return users.agent.email;
  if (mayCall("Recruiter user")) return users.recruiter.email;
  return mayCall("Recruiter admin user") ? users.admin.email : users.support.email;
}

/** A call as path and options of a request. */
export function requestFor(
  name: EndpointName,
  { headers, params, query, body, version }: Sample = {},
): [
  path: string,
  init: { method: Method; body?: ReturnType<typeof toBody>; headers: Record<string, string> },
] {
  const endpoint: Endpoint = contract[name];
  const { method, path, idempotent } = endpoint;
  const search = toSearch(query);
  return [
    fillPath(path, params) + (search && `?${search}`),
    {
      method,
      headers: {
        ...headers,
        ...(version !== undefined && { [ifMatchHeader]: entityTag(version) }),
        ...(idempotent && { [idempotencyKeyHeader]: crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: toBody(endpoint, body) }),
    },
  ];
}

export const endpointNames = Object.keys(contract) as EndpointName[];
export const endpointOf = (name: EndpointName): Endpoint => contract[name];
