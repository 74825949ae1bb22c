import { texts } from "@ats/ui/texts";

export const standingTexts = texts("settings.standing", {
  locked: "Locked by {parent}, {date}",
  lockedHint: "Ask them to change or unlock this setting.",
  inherited: "Follows {parent}",
  inheritedHint:
    "It changes when they change theirs. If you save a change here, it becomes your own.",
  overridden: "Your own, not {parent}’s",
  setBy: "By {name}, {date}",
  follow: "Follow {parent}",
  followOf: "Follow {parent}: {setting}",
  followTitle: "Follow {parent} again?",
  followHint: "Your own value is removed, and {parent}’s applies at once.",
  followed: "The setting follows {parent}",
  clientsFollow: {
    one: "{count} client follows this setting",
    other: "{count} clients follow this setting",
  },
  ownIn: { one: "{names} has its own.", other: "{names} have their own." },
  lock: "Lock for clients",
  lockOf: "Lock for clients: {setting}",
  lockTitle: "Lock this setting for your clients?",
  lockHint: "All your clients follow this setting and cannot change it.",
  lockConfirm: "Lock setting",
  lockedForClients: "Locked for your clients",
  unlock: "Unlock",
  unlockOf: "Unlock: {setting}",
  unlockTitle: "Unlock this setting for your clients?",
  unlockHint: "Your clients may have their own values again.",
  unlockConfirm: "Unlock setting",
  unlocked: "Unlocked for your clients",
});
