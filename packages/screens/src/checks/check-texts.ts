import { texts } from "@ats/ui/texts";

export const checkTexts = texts("checks.form", {
  title: "Record a right to work check",
  hint: "You are recorded as who checked. What is recorded stays as it is; a later check stands beside it.",
  record: "Record the check",
  recorded: "Check recorded",
  notRecorded: "Not recorded",
  restored: "You have unsaved changes from earlier. Choose the copies again.",
  route: "How it was checked",
  list: "What it proves",
  documents: "Documents",
  shareCode: "Share code",
  shareCodeHint: "Nine letters and digits, which the candidate gave you.",
  provider: "Provider",
  checkedOn: "Checked on",
  permissionUntil: "Permission lasts until",
  permissionUntilHint: "The check is repeated before this day.",
  noticeDate: "Date of the notice",
  noticeDateHint: "As it stands on the Positive Verification Notice: its months count from there.",
  restrictions: "Restrictions",
  restrictionsHint: "Hours, kinds of work: what the permission allows only in part.",
  copies: "Copies",
  copiesHint:
    "Scans or photographs of what you checked, or the result page: {most} at most, PDF, PNG or JPEG, 10 MB at most each.",
});
