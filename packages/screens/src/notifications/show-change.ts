import type { User } from "@ats/core/users/user";
import type { gatherOthersChanges } from "./others-changes.ts";
import type { useNotificationCache } from "./queries.ts";
import type { ChangeMessage } from "./receive.ts";

export interface ChangeEffects {
  notifications: Pick<ReturnType<typeof useNotificationCache>, "received" | "read" | "count">;
  others: Pick<ReturnType<typeof gatherOthersChanges>, "add">;
  refresh(): void;
  refreshNotificationList(): void;
  refreshUsers(): void;
  refreshApprovals(): void;
  /** Says that a request waits for the user. */
  askForApproval(): void;
  refreshMessages(applicationIds: readonly number[]): void;
  showProgress(of: Extract<ChangeMessage, { type: "IMPORT_PROGRESS" }>): void;
  isMuted(): boolean;
  playTone(): void;
}

/** Shows a change to the user. Specification §4. */
export function showChange(
  message: ChangeMessage,
  user: Pick<User, "id" | "notification_sound">,
  page: ChangeEffects,
): void {
  if (message.type === "REFRESH_APPLICATION" || message.type === "REFRESH_CLIENT")
    return page.refresh();
  if (message.type === "REFRESH_USERS") return page.refreshUsers();
  if (message.type === "REFRESH_APPROVALS") {
    page.refreshApprovals();
    if (message.is_asked && !page.isMuted()) page.askForApproval();
    return;
  }
  if (message.type === "REFRESH_MESSAGES") return page.refreshMessages(message.application_ids);
  if (message.type === "IMPORT_PROGRESS") return page.showProgress(message);
  if (message.type === "NOTIFICATIONS_READ") {
    page.notifications.read(message.ids ?? undefined, message.job_id);
    page.notifications.count(message.total_unread_count);
    page.refreshNotificationList();
    return;
  }
  page.notifications.received(message);
  page.refresh();
  const audible = message.records.filter(
    ({ initiator, silent }) => initiator?.id !== user.id && !silent,
  );
  if (audible.length === 0 || page.isMuted()) return;
  if (user.notification_sound) page.playTone();
  for (const { id, message } of audible) {
    const { type, meta } = message.action;
    const { status } = meta;
    if (type === "STATUS_CHANGED" && status) page.others.add(id, { ...meta, status });
  }
}
