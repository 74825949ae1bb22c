import { texts } from "@ats/ui/texts";

export const agencyPortalTexts = texts("agencyPortal", {
  client: "Client",
  clients: "Clients",
  noClient: "No client yet",
  noClientHint: "Companies that work with you appear here once you have accepted their invitation.",
});
