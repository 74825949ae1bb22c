/** Application statuses in pipeline order, which is also the ascending sort order. */
export const applicationStatuses = [
  "INCOMPLETE",
  "APPLIED",
  "SHORTLIST",
  "INTERVIEW",
  "PROCESSING",
  "HIRE",
  "REJECTED",
  "WITHDRAWN",
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const statusLabels: Record<ApplicationStatus, string> = {
  INCOMPLETE: "Incomplete",
  APPLIED: "Applied",
  SHORTLIST: "Shortlist",
  INTERVIEW: "Interview",
  PROCESSING: "Processing",
  HIRE: "Hire",
  REJECTED: "Rejected",
  WITHDRAWN: "Withdrawn",
};

/** Filters of the application list. Specification §9. */
export const applicationFilters = {
  active: "Active applications",
  complete: "All complete applications",
  incomplete: "Incomplete applications",
} as const;
export type ApplicationFilter = keyof typeof applicationFilters;

export const statusesOf: Record<ApplicationFilter, readonly ApplicationStatus[]> = {
  active: ["APPLIED", "SHORTLIST", "INTERVIEW", "PROCESSING"],
  complete: ["APPLIED", "SHORTLIST", "INTERVIEW", "PROCESSING", "HIRE", "REJECTED", "WITHDRAWN"],
  incomplete: ["INCOMPLETE"],
};

/**
 * Statuses in which an application has ended: rejected by the company or withdrawn by the
 * candidate.
 */
export const exitStatuses = ["REJECTED", "WITHDRAWN"] as const;
export type ExitStatus = (typeof exitStatuses)[number];

/** Statuses in which nothing is left to decide. */
export const decidedStatuses: readonly ApplicationStatus[] = ["HIRE", ...exitStatuses];

/** Default reasons for ending an application, until a company defines its own. */
export const exitReasons: Record<ExitStatus, readonly string[]> = {
  REJECTED: [
    "Does not meet the essential criteria",
    "Less experience than other applicants",
    "Did not answer the application questions",
    "Not successful at interview",
    "No right to work",
    "Position filled",
  ],
  WITHDRAWN: [
    "Accepted another offer",
    "Salary or benefits",
    "Location or travel",
    "Personal reasons",
    "No longer interested",
    "No reply",
  ],
};

export const needsReason = (status: ApplicationStatus): status is ExitStatus =>
  status in exitReasons;

/** Returns the statuses an application may move to. One never submitted can only end and return. */
export function movesFrom(
  status: ApplicationStatus,
  submitted = true,
): readonly ApplicationStatus[] {
  if (status === "INCOMPLETE") return ["WITHDRAWN"];
  if (!submitted) return ["INCOMPLETE"];
  return applicationStatuses.filter((to) => to !== status && to !== "INCOMPLETE");
}

/** Explains why an application cannot move to a status; undefined when it can. */
export function moveProblem(
  from: ApplicationStatus,
  to: ApplicationStatus,
  submitted = true,
): string | undefined {
  if (movesFrom(from, submitted).includes(to)) return undefined;
  if (from === to) return `Already in ${statusLabels[to]}.`;
  if (from !== "INCOMPLETE" && !submitted)
    return "Never submitted, so it can only return to Incomplete.";
  return from === "INCOMPLETE"
    ? "Not submitted yet, so it can only be withdrawn."
    : "Already submitted, so it cannot return to Incomplete.";
}

/** Explains why an application cannot transfer to any other job; undefined when it can. */
export function transferProblem(status: ApplicationStatus): string | undefined {
  if (status === "INCOMPLETE") return "Not submitted yet.";
  return needsReason(status)
    ? `It is ${statusLabels[status].toLowerCase()}. Restore it first.`
    : undefined;
}
