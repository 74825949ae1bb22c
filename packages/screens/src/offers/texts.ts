import type { OfferState } from "@ats/core/offers/offer";
import { type Text, texts } from "@ats/ui/texts";

export const offersTexts = texts("offers", {
  offers: "Offers",
  noOffers: "No offer yet",
  noOffersHint: "Record the terms you offer, and what the candidate answers.",
  newOffer: "New offer",
  salary: "Salary",
  aYear: "{amount} a year",
  hidden: "Hidden by your role",
  jobType: "Job type",
  startDate: "Start date",
  answerBy: "Answer by",
  note: "Note",
  reason: "Reason",
  drafted: "Drafted",
  draftedBy: "{day}, by {name}",
  made: "Made",
  answered: "Answered",
  withdrawn: "Withdrawn",
  edit: "Edit",
  make: "Record as made",
  accept: "Accepted",
  decline: "Declined…",
  withdraw: "Withdraw…",
  makeAnother: "New offer from this one",
  agencyFee: "Forecast agency fee",
  agencyFeeOf: "{amount} to {agency}",
  overdue: "The answer was due on {day}",
  wasAccepted: "The candidate accepted",
  moveToHire: "Move to Hire",
  notMoved: "The offer stays as it is",
});

export const offerStateTexts = texts("offers.states", {
  DRAFT: "Draft",
  MADE: "Made",
  ACCEPTED: "Accepted",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
}) satisfies Record<OfferState, Text>;

export const offerApprovalTexts = texts("offers.approval", {
  send: "Send for approval",
  waiting: "Waiting for approval",
  isApproved: "Approved",
  needed: "It needs approval by the chain {chain} before it is made.",
  waits: "Waiting for {who}. If you change the terms, whoever approved them is asked again.",
  approved: "It is approved and can be made.",
  rejected: "{name} rejected it",
  sentBack: "{name} sent it back",
  somebody: "An approver",
  open: "See the request",
});

export const offerDialogTexts = texts("offers.dialog", {
  newTitle: "New offer",
  editTitle: "Edit the offer",
  hint: "A draft. The candidate sees nothing of it here.",
  salary: "Salary a year",
  answerByHint: "Last day on which the candidate may accept.",
  noteHint: "For colleagues: benefits, notice period, what was discussed.",
  save: "Save draft",
  notSaved: "Not saved",
  offerWas: "This offer was",
  declineTitle: "Record that the offer was declined",
  declineHint: "The reason stays on the record. You can then make a new offer.",
  declineConfirm: "Record as declined",
  withdrawTitle: "Withdraw the offer",
  withdrawHint: "It ends. Tell the candidate yourself if they know of it.",
  withdrawConfirm: "Withdraw offer",
  reasonMissing: "Enter the reason.",
});
