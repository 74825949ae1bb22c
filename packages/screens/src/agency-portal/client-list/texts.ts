import type { ClientFilter } from "@ats/core/agency-portal/list-columns";
import { texts } from "@ats/ui/texts";

export const clientListTexts = texts("agencyPortal.clients", {
  twoStepNeeded: "Needs two-step verification",
  turnOn: "Turn it on",
  clients: "Clients",
  client: "Client",
  contact: "Contact",
  state: "Status",
  since: "Since",
  invited: "Invited",
  until: "Answer until {date}",
  answer: "Answer",
  candidates: "Candidates",
  none: "No clients here",
  noneHint:
    "A company that works with your agency invites one of your contacts. Its invitation appears here.",
  show: "Show clients",
  failed: "Nothing was answered",
});

export const clientStateTexts = texts("agencyPortal.clients.states", {
  INVITED: "Invites you",
  ACTIVE: "Works with you",
});

/** Specification §9. */
export const clientFilterTexts = texts("agencyPortal.clients.filters", {
  approved: "Approved",
  unapproved: "Unapproved",
  all: "All",
} satisfies Record<ClientFilter, string>);

export const answerTexts = texts("agencyPortal.answer", {
  title: "Work with {client}?",
  hint: "{client} will see your agency’s name and who accepted. You see the vacancies that they release to you.",
  terms: "Terms",
  valid: "Valid",
  termsHint: "You accept these terms with your answer.",
  offLimits: "Off limits",
  conduct: "We keep to {client}’s rules of conduct for agencies.",
  offLimitsDeclared: "We don’t approach the people and teams that {client} names as off limits.",
  noOffLimits: "We don’t approach {client}’s own people for other jobs.",
  accept: "Accept",
  refuse: "Refuse",
  accepted: "You work with {client} now",
  refused: "You refused {client}",
});
