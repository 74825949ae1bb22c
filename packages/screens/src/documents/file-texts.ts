import { texts } from "@ats/ui/texts";

export const fileTexts = texts("documents.files", {
  preview: "Preview",
  notDownloaded: "Not downloaded",
});
