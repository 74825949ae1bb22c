import { texts } from "@ats/ui/texts";

export const guestTexts = texts("session.guest", {
  support: "Support session",
  multiClient: "Multi-client",
  supportIn: "{role} session in {company}",
  workingFor: "You work in {company} for {home}",
  endSession: "End session",
  returnHome: "Return to {home}",
  notSwitched: "The switch failed",
});
