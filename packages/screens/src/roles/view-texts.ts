import { texts } from "@ats/ui/texts";

export const viewTexts = texts("roles.view", {
  viewAs: "View as",
  label: "View as somebody else",
  viewingPerson: "You are viewing as {name} ({role}) until {time}. You can only read.",
  viewingRole: "You are viewing as the role {name} until {time}. You can only read.",
  stop: "Stop viewing",
});
