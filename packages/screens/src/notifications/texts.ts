import { notificationTexts as wordings } from "@ats/core/notifications/notification";
import { texts } from "@ats/ui/texts";

export const notificationTexts = texts("notifications", wordings);
