import { texts } from "@ats/ui/texts";

export const agencyDocumentsTexts = texts("agencies.documents", {
  title: "Documents for agencies",
  ofJob: "Agencies that have this job read these until you withdraw it from them.",
  ofApplication: "{agency} reads these while the candidate is theirs.",
  add: "Share a document",
  addHint:
    "PDF, Word or picture, up to 10 MB. Agencies see the file’s name. PDFs lose their author and title, unless they are signed or locked; other files go as they are.",
  sharedBy: "{name}, {date}",
  download: "Download {name}",
  remove: "Stop sharing",
  removeName: "Stop sharing {name}",
  removeQuestion: "Stop sharing {name}?",
  removeEffect: "Agencies lose the document at once, and it is deleted here.",
  removed: "{name} is no longer shared",
});
