import { texts } from "@ats/ui/texts";

export const accessTexts = texts("roles.access", {
  whoCanSee: "Who can see this?",
  count: "{allowed} of {total} people",
  find: "Find a person",
  canSee: "Can see it",
  cannotSee: "Can’t see it",
  theirAccess: "What they can see, and why",
  yes: "Yes",
  no: "No",
  none: "Nobody of this name",
  notLoaded: "The reasons could not be loaded",
});
