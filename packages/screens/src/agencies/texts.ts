import type { AgencyStatus, AgencyTier } from "@ats/core/agencies/agency";
import { texts } from "@ats/ui/texts";

export const agenciesTexts = texts("agencies", {
  agencies: "Agencies",
  theAgency: "The agency",
  agency: "Agency",
  addAgency: "Add an agency",
  status: "Status",
  groups: "Groups",
  contact: "Contact",
  department: "Department",
  tier: "Tier",
  notPreferred: "Not preferred",
});

export const agencyStatusTexts = texts("agencies.statuses", {
  ACTIVE: "Working with you",
  PAUSED: "Paused",
  ENDED: "Ended",
} satisfies Record<AgencyStatus, string>);

export const agencyTierTexts = texts("agencies.tiers", {
  1: "Tier 1",
  2: "Tier 2",
  3: "Tier 3",
} satisfies Record<AgencyTier, string>);
