import type { AgencyLinkState } from "@ats/core/agencies/link-state";
import { texts } from "@ats/ui/texts";

export const portalTexts = texts("agencies.portal", {
  title: "Agency portal",
  what: "The portal",
  never:
    "Invite a contact of this agency. Its people then see the vacancies that you release to them, and put candidates forward.",
  noContacts: "Add a contact and save the agency to invite it.",
  notNow: "Set the status to working with you to invite the agency.",
  contact: "Contact to invite",
  invite: "Invite",
  inviteAgain: "Invite again",
  invited: "Invitation sent to {email}",
  withdraw: "Withdraw the invitation",
  withdrawn: "The invitation is withdrawn",
  end: "End the link…",
  endTitle: "End the link with {name}?",
  endHint: "Its people see nothing more of your company at once. You can invite the agency again.",
  endNow: "End the link",
  ended: "The link with {name} is ended",
  state: "State",
  invitedContact: "Invited",
  by: "By {name} on {date}",
  on: "On {date}",
  until: "Can answer until",
  account: "Account",
  accepted: "Accepted",
  answered: "By {name} on {date}",
  endedOn: "Ended",
});

export const linkStateTexts = texts("agencies.linkStates", {
  INVITED: "Invited",
  EXPIRED: "Invitation expired",
  ACTIVE: "Uses the portal",
  REFUSED: "Refused",
  WITHDRAWN: "Invitation withdrawn",
  ENDED: "Link ended",
} satisfies Record<AgencyLinkState, string>);
