import { texts } from "@ats/ui/texts";

export const agencyGroupTexts = texts("agencies.groups", {
  title: "Groups of agencies",
  theGroups: "The groups of agencies",
  hint: "A job can be released to a group. An agency joins one on its page.",
  group: "Group",
  agencies: "Agencies",
  none: "No groups",
  noneHint: "A group stands here once an agency is in it.",
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
    one: "{count} agency is in it, and stays with its other groups. Jobs that were released to it stay so.",
    other:
      "{count} agencies are in it, and stay with their other groups. Jobs that were released to them stay so.",
  },
  dissolved: "{name} dissolved",
});
