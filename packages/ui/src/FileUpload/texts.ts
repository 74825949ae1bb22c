import { texts } from "../texts/texts.tsx";

export const fileUploadTexts = texts("ui.fileUpload", {
  filesTooMany: "{name} was not added: the limit is {max}. Remove a file, then choose it again.",
  fileWaiting: "Waiting",
  fileUploading: "{percent} of {size}",
  fileUploaded: "Uploaded",
  fileFailed: "Not uploaded: something went wrong. The file is still here; try again.",
  fileCancelled: "Cancelled",
  fileUploadedNow: "{name} uploaded",
  fileFailedNow: "{name} was not uploaded",
  cancelUpload: "Cancel upload of {name}",
  retryUpload: "Retry upload of {name}",
  uploads: "Files",
});
