import { texts } from "@ats/ui/texts";

export const copyTexts = texts("clients.copy", {
  open: "Copy settings…",
  title: "Copy settings to clients",
  hint: "A setting copied from {parent} follows it from then on. One copied from a client becomes the other client’s own.",
  from: "Copy from",
  to: "Copy to",
  settings: "Settings",
  copy: "Copy settings",
  change: { one: "Copy {count} setting", other: "Copy {count} settings" },
  nothing: "Nothing to copy",
  copied: { one: "{count} setting copied", other: "{count} settings copied" },
  effect: "What changes",
  client: "Client",
  setting: "Setting",
  outcome: "Change",
  becomes: "{after} instead of {before}",
  follows: "Keeps its value and follows from now on",
  same: "Already the same",
  locked: "Locked for clients, stays as it is",
});
