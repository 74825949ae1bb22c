import { texts } from "@ats/ui/texts";

export const candidatesTexts = texts("candidates", {
  retentionDateHint: "Agreed deletion date.",
  exists: "This candidate already exists",
  choose: "Use {name}",
  mayExist: "This may be an existing candidate",
  erasures: "The erasures",
  erasedPeople: "Erased people",
  noErasures: "Nobody has been erased",
  noErasuresHint: "Each erasure is listed with who erased and why, but not the candidate.",
  periodNotLoaded: "The period could not be loaded",
  periodSaved: "Retention period saved",
  monthsMissing: "Enter the number of months.",
  retentionTitle: "How long candidates are kept",
  retentionPeriod: "Retention period",
  thisPeriod: "This period was",
  eraseWhenDueHint:
    "Candidates are flagged when the period ends and erased a week later. Their applications still count in reports. Candidates in a process, hired or under legal hold are kept.",
  eraseWhenDue: "Erase candidates when their retention period ends",
  months: "Months after the last activity",
  monthsHint: "Unless another date is agreed with the candidate.",
  savePeriod: "Save period",
  candidates: "Candidates",
  show: "Show candidates",
  history: "Employment, education, courses and skills",
  historyCount: "Employment, education, courses and skills ({count})",
  lastNameHint: "Leave empty for a person with one name.",
  consentHint: "They agreed to be considered for other jobs.",
  candidate: "Candidate",
  why: "Why",
  erased: "Erased",
  erasureFacts: "{applications} · deleted: {cvs}, {notes}",
  applicationsCounted: {
    one: "{count} application still counted",
    other: "{count} applications still counted",
  },
  deletedCvs: { one: "{count} CV", other: "{count} CVs" },
  deletedNotes: { one: "{count} note", other: "{count} notes" },
  yes: "yes",
  no: "no",
  lastActivity: "Last activity",
  erasedFrom: "Erased from",
  notWhileHeld: "Not while held",
  noneDue: "Nobody is due for erasure",
  noneDueHint: "Candidates appear here a week before erasure, so that you can keep them.",
  noneHeld: "Nobody is under legal hold",
  noneHeldHint: "Set a legal hold on a candidate’s page to prevent erasure.",
});

export const candidateCountTexts = texts("candidates.count", {
  candidates: { one: "{count} candidate", other: "{count} candidates" },
});

export const duplicateTexts = texts("candidates.duplicates", {
  email: "the same email",
  phone: "the same mobile number",
  name: "a similar name",
});
