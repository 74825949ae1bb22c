import { texts } from "@ats/ui/texts";

export const tagSettingTexts = texts("tags.settings", {
  title: "Tags",
  hint: "Colleagues add tags on candidates and applications. Here you tidy up the list.",
  tag: "Tag",
  candidates: "Candidates",
  applications: "Applications",
  none: "No tags",
  noneHint: "A tag stands here once somebody adds it to a candidate or an application.",
  notLoaded: "The tags could not be loaded",
  rename: "Rename or merge",
  renameTitle: "Rename {label}",
  name: "Name",
  enterName: "Enter a name.",
  save: "Save",
  merge: "Merge",
  willMerge: "There is a tag “{label}” already. Records with either will carry “{label}”.",
  renamed: "{label} saved",
  merged: "Merged into {label}",
  remove: "Remove",
  removeTitle: "Remove {label}?",
  removeEffect: "Removes it from {candidates} and {applications}. This cannot be undone.",
  removeUnused: "No candidate or application carries it.",
  removed: "{label} removed",
});

export const tagCountTexts = texts("tags.counts", {
  candidates: { one: "{count} candidate", other: "{count} candidates" },
  applications: { one: "{count} application", other: "{count} applications" },
});
