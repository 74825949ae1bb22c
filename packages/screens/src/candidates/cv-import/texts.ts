import { texts } from "@ats/ui/texts";

export const cvImportTexts = texts("candidates.cvImport", {
  title: "Import CVs",
  save: { one: "Save {count} CV", other: "Save {count} CVs" },
  files: "CVs",
  filesHint: "PDF or Word documents (.docx), 10 MB or less each, up to {max} at a time.",
  leftOut: {
    one: "{count} file was left out: the limit is {max} at a time. Save these first, then choose the rest.",
    other:
      "{count} files were left out: the limit is {max} at a time. Save these first, then choose the rest.",
  },
  read: "CVs read",
  progress: "{done} of {all}",
  noneSaved: "No CV was saved.",
  leaveOut: "Leave out {name}",
  candidate: "Candidate of this CV",
  newCandidate: "New candidate",
  saved: { one: "{done} of {count} CV saved.", other: "{done} of {count} CVs saved." },
  reading: "Reading",
  waiting: "Waiting for the server",
  unread: "Not read",
  refused: "Refused",
  toReview: "To review",
  saving: "Saving",
  savedState: "Saved",
});
