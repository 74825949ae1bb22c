import { to } from "../navigation/routes.ts";
import type { Notification } from "./notification.ts";

/** The place that a notification leads to. */
export function notificationPath({ entity, message }: Pick<Notification, "entity" | "message">) {
  const { type } = message.action;
  if (type === "AGENCY_ASKED") return to.applicationList({ id: entity.id });
  const path = to.applicationDetails({ id: entity.id });
  return type === "AGENCY_WROTE" ? `${path}?tab=agency` : path;
}
