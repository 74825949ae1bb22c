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
  documentProtected: "The document is locked",
  documentProtectedHint:
    "It needs a password or a certificate. Ask for an unlocked copy, or download it and open it with yours.",
  documentUnsupported: "This type of document cannot be shown here",
  documentUnsupportedHint: "Download it to read it.",
  pagesMissing: {
    one: "Page {pages} of this file is damaged and cannot be shown.",
    other: "Pages {pages} of this file are damaged and cannot be shown.",
  },
  pagesAfter:
    "Page {page} of this file is damaged. It and any page after it cannot be shown here. Download the file and try another program.",
  partsNotShown: {
    one: "A document inside this one cannot be shown here. Download it to read the whole.",
    other: "{count} documents inside this one cannot be shown here. Download it to read the whole.",
  },
  attachmentsNotShown:
    "Files attached to this document cannot be shown here: {names}. Download it to open them.",
  formLooksDifferent: "This form was made for Adobe Acrobat and may look different here.",
  fontMissing:
    "This device has no font for some characters of this document. They can be searched and copied.",
  textNotRead: "This document is a picture: its text cannot be searched or copied.",
});
