import { texts } from "@ats/ui/texts";

export const changeTexts = texts("notifications.changes", {
  byOthers: "Updated by others",
  own: "Updated",
  asked: "A request waits for your approval",
  show: "Show requests",
});
