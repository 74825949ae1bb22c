import { texts } from "@ats/ui/texts";

export const agencyGroupTexts = texts("agencies.groups", {
  title: "Groups of agencies",
  theGroups: "The groups of agencies",
  hint: "Jobs can be released to a group. Add an agency to a group on its page.",
  group: "Group",
  agencies: "Agencies",
  none: "No groups",
  noneHint: "A group appears here once an agency is in it.",
  rename: "Rename or join",
  renameTitle: "Rename {name}",
  name: "Name",
  enterName: "Enter the name of the group.",
  save: "Save",
  join: "Join the groups",
  willJoin: "There is a group “{name}” already. The agencies of both will be in “{name}”.",
  renamed: "{name} saved",
  dissolve: "Dissolve",
  dissolveTitle: "Dissolve {name}?",
  dissolveEffect: {
    one: "{count} agency leaves it and keeps its other groups. Jobs already released stay released.",
    other:
      "{count} agencies leave it and keep their other groups. Jobs already released stay released.",
  },
  dissolved: "{name} dissolved",
});
