import { fillPath } from "../contract/endpoint.ts";

/** Every route by name; paths match in any case. Specification §2, Routes. */
export const routes = {
  Login: "/login",
  Logout: "/logout",
  Forgotpassword: "/login/forgot",
  Resetpassword: "/login/reset/{token}",
  applicationDetails: "/application/details/{id}",
  jobList: "/job",
  applicationList: "/job/{id}/application",
  calendar: "/user/calendar",
  jobAdd: "/job/add/",
  vacancyApproval: "/job/vacancy/approval",
  jobEdit: "/job/edit/{id}",
  vacancyForm: "/job/add/vacancy",
  jobAssignCost: "/job/assigncost/{id}",
  candidateAdd: "/candidate/add/",
  candidateList: "/candidate",
  candidateEdit: "/candidate/edit/{id}",
  userList: "/users",
  userAdd: "/users/add/",
  userEdit: "/users/edit/{id}",
  clientList: "/clients",
  clientEdit: "/client/edit/{id}",
  dashboard: "/cumulio-dashboard",
  bespokeReports: "/report/bespoke/{id}",
  standardReports: "/report/{id}",
  AgencyList: "/agencies",
  agencyAdd: "/agency/add/",
  agencyEdit: "/agency/edit/{id}",
  Settings: "/settings",
  globalSettings: "/global/settings",
  costsList: "/costs",
  assignCost: "/costs/assignCost/",
  costEdit: "/costs/edit/{id}",
  techUserLogin: "/techuser/login/{token}",
  multiclientLogin: "/multiclient/login",
  tokenLogin: "/login/token/{id}",
  emailTemplates: "/emailtemplates",
  help: "/help",
  notificationsList: "/notifications/{type}",
  changePassword: "/change/password/",
  disabledAts: "/disabled/ats",
  pageNotFound: "/404",
  agencyJobList: "/agency/jobs",
  agencyClientList: "/agency/clients",
  agencyCandidate: "/agency/candidates/{id}",
  agencyUsers: "/agency/users",
  candidateDetails: "/agency/candidate/details/{id}",
  training: "/training",
  atsDeletion: "/company/process/{linkId}",
  recruitmentSuccess: "/recruitment/success",
  marketplace: "/marketplace",
  Suggestions: "/suggestions",
  approvalRequestTable: "/approvals",
  approvalRequestEmailPortal: "/approvals/email/portal/{token}",
  // Our own.
  sift: "/job/{id}/sift",
  submitCandidates: "/agency/candidates/{id}/submit",
  agencyInvitation: "/agency/invitation/{token}",
  rightToWork: "/candidate/right-to-work",
} as const;
export type RouteName = keyof typeof routes;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
export type RouteParams<Name extends RouteName> = Record<
  ParamNames<(typeof routes)[Name]>,
  string | number
>;

/** Links to a route by name: `to.applicationDetails({ id })`. */
export const to = Object.fromEntries(
  Object.entries(routes).map(([name, path]) => [
    name,
    (params?: Record<string, unknown>) => fillPath(path, params),
  ]),
) as unknown as {
  [Name in RouteName]: keyof RouteParams<Name> extends never
    ? () => string
    : (params: RouteParams<Name>) => string;
};

/** Old addresses and their new routes. Specification §2. */
export const redirects: Record<string, RouteName> = {
  "/": "jobList",
  "/!/job/": "jobList",
  "/!/job/candidate/{id}": "applicationList",
  "/!/reset-password/{token}": "Resetpassword",
  "/!/techuser/login/{token}": "techUserLogin",
  "/reports": "dashboard",
};

const compile = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\/$/, "")
      .replace(/[.*+?^$()|[\]\\!]/g, "\\$&")
      .replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`,
    "i",
  );
// Sorts paths without parameters first, so that /job/add/vacancy is not read as a job's page.
const byFewestParams = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  a.split("{").length - b.split("{").length;
const patterns = Object.entries(routes)
  .map(([name, path]) => [path, name] as const)
  .toSorted(byFewestParams)
  .map(([path, name]) => ({ name: name as RouteName, pattern: compile(path) }));
const oldPatterns = Object.entries(redirects).map(([path, name]) => ({
  name,
  pattern: compile(path),
}));

export interface Match {
  name: RouteName;
  params: Record<string, string>;
}

const decode = (groups: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, safeDecode(value)]));

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function find(table: { name: RouteName; pattern: RegExp }[], pathname: string): Match | undefined {
  for (const { name, pattern } of table) {
    const match = pattern.exec(pathname);
    if (match) return { name, params: decode(match.groups) };
  }
  return undefined;
}

/** Finds the route of a path; pageNotFound for an unknown one. */
export const matchRoute = (pathname: string): Match =>
  find(patterns, pathname) ?? { name: "pageNotFound", params: {} };

/** Returns the new address of an old one; undefined for any other path. */
export function redirectOf(pathname: string): string | undefined {
  const match = find(oldPatterns, pathname);
  return match && fillPath(routes[match.name], match.params);
}
