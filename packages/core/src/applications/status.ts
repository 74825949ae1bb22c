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

/** Why an application ends: the company rejected, or the candidate withdrew. */
export const exitReasons: Partial<Record<ApplicationStatus, readonly string[]>> = {
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

export const needsReason = (status: ApplicationStatus): boolean => status in exitReasons;

/** Statuses an application may move to: a submitted one anywhere, an incomplete one only out. */
export function movesFrom(status: ApplicationStatus): readonly ApplicationStatus[] {
  return status === "INCOMPLETE"
    ? ["WITHDRAWN"]
    : applicationStatuses.filter((to) => to !== status && to !== "INCOMPLETE");
}

/** The next stage of the pipeline; none after HIRE, an exit, or before submission. */
export function nextStatus(status: ApplicationStatus): ApplicationStatus | undefined {
  const pipeline: readonly ApplicationStatus[] = [...statusesOf.active, "HIRE"];
  const index = pipeline.indexOf(status);
  return index < 0 ? undefined : pipeline[index + 1];
}
