import { texts } from "@ats/ui/texts";

export const attachmentTexts = texts("messages.attachments", {
  attachments: "Attachments",
  attachmentsHint: "Up to {most} PDFs, Word documents or images, 10 MB in total.",
  pending: "A file has not been attached yet. Wait, try again or remove it.",
  withFiles: "With {files}",
  download: "Download {name}",
});
