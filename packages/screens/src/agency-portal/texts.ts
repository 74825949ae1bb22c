import { texts } from "@ats/ui/texts";

export const agencyPortalTexts = texts("agencyPortal", {
  client: "Client",
  clients: "Clients",
  noClient: "No client yet",
  twoStepHint:
    "{client} asks everybody at your agency for it. You see its jobs and candidates once it is on.",
  noClientHint: "Companies that work with you appear here once you have accepted their invitation.",
});
