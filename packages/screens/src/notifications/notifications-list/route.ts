import { z } from "zod";
import { screen } from "../../app/screen.ts";

const notificationsSearch = z.object({
  /** From 1. */
  page: z.coerce.number().int().min(1).optional().catch(undefined),
});
export type NotificationsSearch = z.output<typeof notificationsSearch>;

export const notificationsListRoute = screen({
  name: "notificationsList",
  search: notificationsSearch,
  load: () => import("./NotificationsList.tsx").then(({ NotificationsList }) => NotificationsList),
});
