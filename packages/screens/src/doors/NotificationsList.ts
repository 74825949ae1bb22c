import { standAlone } from "../app/stand-alone.tsx";
import { notificationsListRoute } from "../notifications/notifications-list/route.ts";

export const NotificationsList = standAlone(notificationsListRoute);
