/** Application statuses in pipeline order; "ascending" sorts follow it. */
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

/** The statuses that each filter shows. */
export const statusesOf: Record<ApplicationFilter, readonly ApplicationStatus[]> = {
  active: ["APPLIED", "SHORTLIST", "INTERVIEW", "PROCESSING"],
  complete: ["APPLIED", "SHORTLIST", "INTERVIEW", "PROCESSING", "HIRE", "REJECTED", "WITHDRAWN"],
  incomplete: ["INCOMPLETE"],
};

/** The ways out: the company rejected, or the candidate withdrew. */
export const exitStatuses = ["REJECTED", "WITHDRAWN"] as const;
export type ExitStatus = (typeof exitStatuses)[number];

/** Why an application ends, until a company has reasons of its own. */
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

/** Statuses an application may move to: a submitted one anywhere, another only out and back. */
export function movesFrom(
  status: ApplicationStatus,
  submitted = true,
): readonly ApplicationStatus[] {
  if (status === "INCOMPLETE") return ["WITHDRAWN"];
  if (!submitted) return ["INCOMPLETE"];
  return applicationStatuses.filter((to) => to !== status && to !== "INCOMPLETE");
}

/** Why an application does not move; nothing where it may. */
export function whyNotMoved(
  from: ApplicationStatus,
  to: ApplicationStatus,
  submitted = true,
): string | undefined {
  if (movesFrom(from, submitted).includes(to)) return undefined;
  if (from === to) return `It is already in ${statusLabels[to]}.`;
  if (from !== "INCOMPLETE" && !submitted)
    return "The candidate has not submitted it: it can only become incomplete again.";
  return from === "INCOMPLETE"
    ? "The candidate has not submitted it yet: it can only be withdrawn."
    : "It was submitted, and cannot become incomplete again.";
}

/** Why an application does not go to another job, whichever that is; nothing where it may. */
export function whyNotTransferred(status: ApplicationStatus): string | undefined {
  if (status === "INCOMPLETE") return "The candidate has not submitted it yet.";
  return needsReason(status)
    ? `It is ${statusLabels[status].toLowerCase()}. Restore it first.`
    : undefined;
}
