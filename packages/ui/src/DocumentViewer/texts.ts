import { texts } from "../texts/texts.tsx";

export const documentViewerTexts = texts("ui.documentViewer", {
  page: "Page {page} of {pages}",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  documentError: "The document could not be shown",
  documentErrorHint: "Download it, or try again.",
  zoomTo: "Zoom, now {percent} %",
  fitWidth: "Fit width",
  fitPage: "Fit page",
  rotate: "Rotate",
  downloadNamed: "Download {name}",
  pageNumber: "Page",
  documentContent: "{name}, content",
  searchDocument: "Search in the document",
  matchOf: "{match} of {matches}",
  noMatches: "No matches",
  previousMatch: "Previous match",
  nextMatch: "Next match",
  closeSearch: "Close search",
  documentDamaged: "The document is damaged",
  documentDamagedHint: "Ask for a new copy, or download it and try another program.",
  documentProtected: "The document needs a password",
  documentProtectedHint:
    "Ask for a copy without a password, or download it and open it with the password.",
  documentUnsupported: "This type of document cannot be shown here",
  documentUnsupportedHint: "Download it to read it.",
});
