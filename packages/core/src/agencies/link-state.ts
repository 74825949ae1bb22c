/** States of a company's link with an agency's account, as the company sees them. */
export const agencyLinkStates = [
  "INVITED",
  "EXPIRED",
  "ACTIVE",
  "REFUSED",
  "WITHDRAWN",
  "ENDED",
] as const;
export type AgencyLinkState = (typeof agencyLinkStates)[number];

/** How a link ended: the agency refused, the company withdrew the invitation or ended the link. */
export const linkEnds = ["REFUSED", "WITHDRAWN", "ENDED"] as const;
export type LinkEnd = (typeof linkEnds)[number];

/** Days for which an agency can answer an invitation. */
export const agencyInvitationDays = 14;
