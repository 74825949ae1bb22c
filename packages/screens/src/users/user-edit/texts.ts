import { texts } from "@ats/ui/texts";

export const userEditTexts = texts("users.edit", {
  account: "Account",
  added: "Added",
  invitedUntil: "Invitation valid until",
  expired: "Invitation expired",
  turnOff: "Turn two-step off…",
  turnOffTitle: "Turn off two-step verification for {name}?",
  turnOffHint: "They then sign in with their password alone. They are told by email.",
  turnOffNow: "Turn off",
  turnedOff: "Two-step verification is off for {name}",
  lockTitle: "Lock {name}?",
  lockHint:
    "They are signed out at once and cannot sign in until you unlock them. Their work stays as it is.",
  ownHint: "This is you. Change your password and two-step verification in your settings.",
  ownSettings: "Open settings",
});
