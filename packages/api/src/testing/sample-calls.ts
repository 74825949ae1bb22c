import { contract, type EndpointName } from "@ats/core/contract/contract";
import { type Endpoint, fillPath, type Method } from "@ats/core/contract/endpoint";
import { toSearch } from "@ats/core/contract/client";
import type { TestCompanies } from "./companies.ts";
import { testPassword } from "./records.ts";

interface Sample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** It is about the caller alone: a user of another company may make the same call. */
  own?: true;
}

/** For each endpoint a call that the recruiter of Northgate Group may make. */
export function sampleCalls({
  users,
  jobs,
  applications,
  notification,
  passwordLink,
}: TestCompanies): Record<EndpointName, Sample> {
  const { email, id } = users.recruiter;
  const application = { params: { id: applications.annAsNurse.id } };
  return {
    validateEmail: { body: { email } },
    validateCredentials: { body: { email, password: testPassword } },
    login: { body: { email, password: testPassword } },
    logout: {},
    extendSession: {},
    forgotPassword: { body: { email } },
    resetPasswordLink: { body: { token: passwordLink } },
    resetPassword: { body: { token: passwordLink, password: "harbour teaspoon gravel" } },
    changePassword: {
      body: {
        email: users.support.email,
        old_password: testPassword,
        new_password: "harbour teaspoon gravel",
      },
    },
    validatePassword: { own: true, body: { password: testPassword } },
    getUserSettings: { params: { id } },
    getEnvironment: {},
    health: {},
    listNotifications: { params: { channelId: id } },
    readNotifications: { body: { ids: [notification.id] } },
    readAllNotifications: { params: { id } },
    globalSearch: { query: { m: "APPLICATIONS", q: "ann" } },
    listJobs: {},
    getJob: { params: { id: jobs.nurse.id } },
    listApplications: { params: { id: jobs.nurse.id } },
    getApplication: application,
    getApplicationCv: application,
    updateApplicationStatus: {
      body: { ids: [applications.annAsNurse.id], status: "SHORTLIST" },
    },
    listNotes: application,
    addNote: { ...application, body: { text: "Rang her on Tuesday." } },
    listActivity: application,
  };
}

/** A call as path and options of a request. */
export function requestFor(
  name: EndpointName,
  { params, query, body }: Sample = {},
): [path: string, init: { method: Method; body?: string }] {
  const { method, path }: Endpoint = contract[name];
  const search = toSearch(query);
  return [
    fillPath(path, params) + (search && `?${search}`),
    { method, ...(body !== undefined && { body: JSON.stringify(body) }) },
  ];
}

export const endpointNames = Object.keys(contract) as EndpointName[];
export const endpointOf = (name: EndpointName): Endpoint => contract[name];
