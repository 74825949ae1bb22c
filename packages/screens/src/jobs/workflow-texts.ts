import { texts } from "@ats/ui/texts";

export const workflowTexts = texts("jobs.workflows", {
  title: "Workflows",
  hint: "The stages of your vacancies under your own names. Each stage maps to a fixed status, which decides what is reported. Vacancies without a workflow have the default stages.",
  add: "Add workflow",
  none: "No workflow yet",
  noneHint: "Every vacancy has the default stages until you add one.",
  name: "Workflow",
  stages: "Stages",
  used: "Vacancies",
  unused: "None",
  live: "{live} live of {jobs}",
  actions: "Actions",
  edit: "Edit",
  editNamed: "Edit {name}",
  archive: "Archive",
  archiveNamed: "Archive {name}",
  restore: "Restore",
  restoreNamed: "Restore {name}",
  archived: "Archived",
  archiveTitle: "Archive {name}?",
  archiveHint:
    "New vacancies can no longer choose it. Vacancies and templates that use it keep it.",
  nowArchived: "{name} is archived.",
  nowRestored: "{name} is restored.",
  saved: "The workflow is saved.",
  removed: "The workflow is deleted.",
  usedBy: {
    one: "{count} live vacancy uses this workflow: {titles}.",
    other: "{count} live vacancies use this workflow: {titles}.",
  },
  more: { one: "{count} more", other: "{count} more" },
});
