import type { AgencyFilter } from "@ats/core/agencies/list-columns";
import { texts } from "@ats/ui/texts";

export const agencyListTexts = texts("agencies.list", {
  show: "Show agencies",
  search: "Search name, group or contact",
  more: { one: "and {count} more", other: "and {count} more" },
  inDept: "{tier} for {dept}",
  none: "No agencies yet",
  noneHint: "Add the agencies that you work with: whom to call, and which of them come first.",
  noneHere: "No agencies here",
  showAll: "Show all agencies",
  notFound: "No agency matches “{term}”",
  clearSearch: "Clear the search",
});

export const agencyFilterTexts = texts("agencies.filters", {
  active: "Working with you",
  paused: "Paused",
  ended: "Ended",
  all: "All",
} satisfies Record<AgencyFilter, string>);
