import { matchRoute, type RouteName } from "@ats/core/navigation/routes";

/** Screens that belong to another route's menu entry. */
const sections: Partial<Record<RouteName, RouteName>> = {
  jobAdd: "jobList",
  jobEdit: "jobList",
  vacancyForm: "jobList",
  jobAssignCost: "jobList",
  applicationList: "jobList",
  applicationDetails: "jobList",
  sift: "jobList",
  vacancyApproval: "approvalRequestTable",
  candidateAdd: "candidateList",
  candidateEdit: "candidateList",
  bespokeReports: "dashboard",
  standardReports: "dashboard",
  agencyAdd: "AgencyList",
  agencyEdit: "AgencyList",
  assignCost: "costsList",
  costEdit: "costsList",
  clientEdit: "clientList",
  userAdd: "userList",
  userEdit: "userList",
  agencyCandidate: "agencyJobList",
  candidateDetails: "agencyJobList",
  submitCandidates: "agencyJobList",
};

export function sectionOf(path: string): RouteName {
  const { name } = matchRoute(path);
  return sections[name] ?? name;
}
