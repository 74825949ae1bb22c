import type { SubjectKind } from "@ats/core/approvals/subject";
import { type Text, texts } from "@ats/ui/texts";

export const approvalsTexts = texts("approvals.settings", {
  title: "Approval chains",
  hint: "A request for approval takes the first chain of its kind, from the top, that matches.",
  none: "No approval chains",
  noneHint: "Add who approves vacancies, offers or costs, in which order and on which conditions.",
  notLoaded: "The approval chains could not be loaded",
  notChanged: "The approval chain could not be changed",
  add: "Add chain",
  on: "On",
  off: "Off",
  waiting: { one: "{count} request waits", other: "{count} requests wait" },
  actions: "Actions for {name}",
  edit: "Edit",
  duplicate: "Duplicate",
  copyOf: "{name} (copy)",
  moveUp: "Move up",
  moveDown: "Move down",
  moved: "{name} is now number {number}",
  switchOn: "Switch on",
  switchOff: "Switch off",
  isOn: "{name} is on",
  isOff: "{name} is off",
  remove: "Delete",
});

export const chainDialogTexts = texts("approvals.dialogs", {
  removeTitle: "Delete {name}?",
  removeHint:
    "New requests take the next chain that matches. Requests already sent keep their steps.",
  removed: "{name} deleted",
  onTitle: "Switch on {name}?",
  onHint:
    "Requests sent from now on take it, unless a chain above it matches first. Requests already sent keep their steps.",
});

export const chainTexts = texts("approvals.chain", {
  addTitle: "Add an approval chain",
  changeTitle: "Edit {name}",
  name: "Name",
  kind: "For",
  save: "Save",
  added: "{name} added. It is off: switch it on when it is ready.",
  changed: "{name} saved",
  restored: "We kept what you typed here before.",
  scope: "Which requests",
  scopeHint: "Without a condition, the chain takes every request.",
  addCondition: "Add condition",
  condition: "Condition {number}",
  field: "Condition",
  is: "Is",
  atLeast: "at least",
  atMost: "at most",
  values: "Any of",
  amount: "Amount",
  number: "Number",
  steps: "Steps",
  step: "Step {number}",
  stepItem: "step {number}",
  addStep: "Add step",
  stepName: "Name of the step",
  order: "When",
  after: "After the step before",
  together: "Together with the step before",
  approvers: "Approvers",
  ofJob: "By the job",
  lineManager: "Requester’s line manager",
  hiringManager: "Hiring manager",
  recruiter: "Recruiter",
  roles: "Roles",
  people: "People",
  needed: "Approvals needed",
  onlyIf: "Only on a condition",
  fallback: "Fallback approver",
  fallbackHint: "Decides when no approver is left.",
  nobody: "Nobody",
  escalate: "Ask them too after",
  workingDays: "working days",
  escalateHint: "Leave empty to wait. Weekends and your holidays do not count.",
  reads: "Ask again when these change",
});

export const chainKindTexts = texts("approvals.kinds", {
  job: "Jobs",
  offer: "Offers",
  cost: "Costs",
}) satisfies Record<SubjectKind, Text>;

/** What steps are asked again about, whatever they read. */
export const readsHints = texts("approvals.reads", {
  job: "Salary and openings always count.",
  offer: "The salary always counts.",
  cost: "The net amount always counts.",
}) satisfies Record<SubjectKind, Text>;

export const chainForJobTexts = texts("approvals.forJob", {
  title: "Which chain would a job take?",
  job: "Job",
  takes: "{job} takes {chain}",
  takesNone: "No chain that is on takes {job}. Whoever may publish jobs approves it.",
  notFound: "The chain could not be found",
});
