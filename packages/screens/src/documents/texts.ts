import { envelopeKinds, envelopeStatusLabels } from "@ats/core/documents/envelope";
import { texts } from "@ats/ui/texts";

export const documentsTexts = texts("documents", {
  documents: "Documents",
  newDocument: "New document",
  noDocuments: "No documents yet",
  noDocumentsHint: "Offers and contracts for the candidate to sign appear here.",
  offerSigned: "The offer is signed",
  moveToHire: "Move to Hire",
  actionsFor: "Actions for {title}",
  edit: "Edit…",
  download: "Download the document",
  downloadSigned: "Download the signed document",
  remind: "Send a reminder",
  reminded: "A new link is on its way",
  notReminded: "Not reminded",
  withdraw: "Withdraw…",
  delete: "Delete…",
  send: "Send for signature…",
  view: "View",
  viewTitle: "View {title}",
  toSigner: "to {name}, {email}",
  signableUntil: "can be signed until {day} ({time})",
  notDelivered: "The link was not delivered",
  notDeliveredHint:
    "{error} Correct the address on the candidate’s record, then send a reminder: it goes to that address.",
  reasonIs: "Reason: {reason}",
  eventsOf: "What happened to {title}",
  created: "{who} wrote it",
  sent: "{who} sent it",
  remindedEvent: "{who} reminded",
  opened: "{who} opened it",
  signed: "{who} signed it",
  declined: "{who} declined",
  withdrawn: "{who} withdrew it",
  expired: "{who} expired",
  eventTo: "{event}, to {address}",
  theLink: "The link",
  theSystem: "The system",
  theCandidate: "The candidate",
  signedFile: "{title}, signed",
});

export const envelopeStatusTexts = texts("documents.statuses", envelopeStatusLabels);

export const envelopeKindTexts = texts("documents.kinds", envelopeKinds);
