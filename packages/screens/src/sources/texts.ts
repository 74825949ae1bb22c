import { texts } from "@ats/ui/texts";

export const sourceSettingTexts = texts("sources.settings", {
  title: "Sources",
  hint: "Where applications come from. Colleagues choose a source when they add a candidate to a job. The automatic ones come from your careers page, job boards and links.",
  source: "Source",
  applications: "Applications",
  automatic: "Automatic",
  isArchived: "Archived",
  none: "No sources",
  noneHint: "Add the places where you find people, such as fairs or referrals.",
  notLoaded: "The sources could not be loaded",
  notChanged: "The source could not be changed",
  add: "Add source",
  addTitle: "Add a source",
  list: "Add to the list",
  added: "{label} added",
  rename: "Rename or merge",
  renameTitle: "Rename {label}",
  name: "Name",
  renameHint: "To merge two sources, enter the name of the other one.",
  enterName: "Enter a name.",
  save: "Save",
  merge: "Merge",
  willMerge: "“{label}” leaves the list and becomes “{other}”. This cannot be undone.",
  renamed: "{label} saved",
  merged: "Merged into {label}",
  archive: "Archive",
  archived: "{label} archived",
  restore: "Restore",
  restored: "{label} restored",
});

export const sourceEffectTexts = texts("sources.effects", {
  highlights: {
    one: "The highlight {names} looks for the old name: change it in Highlights.",
    other: "The highlights {names} look for the old name: change them in Highlights.",
  },
  views: {
    one: "{count} saved view filters by the old name and will find nothing there.",
    other: "{count} saved views filter by the old name and will find nothing there.",
  },
  renames: {
    one: "{count} application takes the new name.",
    other: "{count} applications take the new name.",
  },
  moves: {
    one: "{count} application moves to “{label}”.",
    other: "{count} applications move to “{label}”.",
  },
});
