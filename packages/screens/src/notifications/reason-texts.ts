import { reasonTexts as wordings } from "@ats/core/notifications/events";
import { texts } from "@ats/ui/texts";

export const reasonTexts = texts("notifications.reasons", wordings);

export const chooseTexts = texts("notifications.choose", {
  choose: "Choose what you are notified of",
});
