import { to } from "../navigation/routes.ts";
import type { Notification } from "./notification.ts";

/** The place that a notification leads to. */
export function notificationPath({ entity, message }: Pick<Notification, "entity" | "message">) {
  const path = to.applicationDetails({ id: entity.id });
  return message.action.type === "AGENCY_WROTE" ? `${path}?tab=agency` : path;
}
