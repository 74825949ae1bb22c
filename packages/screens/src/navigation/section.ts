import { matchRoute, type RouteName } from "@ats/core/navigation/routes";

/** Screens that are reached through a menu entry and belong to it. */
const sections: Partial<Record<RouteName, RouteName>> = {
  jobAdd: "jobList",
  jobEdit: "jobList",
  vacancyForm: "jobList",
  applicationList: "jobList",
  applicationDetails: "jobList",
  candidateAdd: "candidateList",
  candidateEdit: "candidateList",
};

/** The menu entry that a path belongs to. */
export function sectionOf(path: string): RouteName {
  const { name } = matchRoute(path);
  return sections[name] ?? name;
}
