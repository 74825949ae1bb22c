import { matchRoute, type RouteName } from "@ats/core/navigation/routes";

/** Screens that belong to another route's menu entry. */
const sections: Partial<Record<RouteName, RouteName>> = {
  jobAdd: "jobList",
  jobEdit: "jobList",
  vacancyForm: "jobList",
  applicationList: "jobList",
  applicationDetails: "jobList",
  sift: "jobList",
  candidateAdd: "candidateList",
  candidateEdit: "candidateList",
};

export function sectionOf(path: string): RouteName {
  const { name } = matchRoute(path);
  return sections[name] ?? name;
}
