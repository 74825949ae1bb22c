import { texts } from "@ats/ui/texts";

export const sharedDocumentsTexts = texts("agencyPortal.documents", {
  title: "Documents",
  download: "Download {name}",
});
