import { expect, it } from "vitest";
import { matchRoute, type RouteName, routes, to } from "./routes.ts";

it("Specification §2, routes: every name has its path, to the letter", () => {
  const {
    rightToWork: _,
    sift: __,
    agencyInvitation: ___,
    submitCandidates: ____,
    ...specified
  } = routes;
  expect(specified).toEqual({
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
  });
});

it("Specification §2, routes: finds every route by its own path", () => {
  for (const [name, path] of Object.entries(routes))
    expect(matchRoute(path.replace(/\{\w+\}/g, "42")).name).toBe(name as RouteName);
});

it("Specification §2, routes: prefers a plain path to one with a parameter", () => {
  expect(matchRoute("/job/add/vacancy").name).toBe("vacancyForm");
  expect(matchRoute("/report/bespoke/7")).toEqual({ name: "bespokeReports", params: { id: "7" } });
});

it("Specification §2, routes: links by name, with parameters that cannot change the path", () => {
  expect(to.applicationList({ id: 12 })).toBe("/job/12/application");
  expect(to.tokenLogin({ id: "a/b?c" })).toBe("/login/token/a%2Fb%3Fc");
});

it("Specification §2, routes: keeps a badly encoded parameter as it is", () => {
  expect(matchRoute("/client/edit/%E0%A4%A")).toEqual({
    name: "clientEdit",
    params: { id: "%E0%A4%A" },
  });
});
