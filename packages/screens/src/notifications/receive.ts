import type { LiveMessage } from "@ats/core/notifications/notification";
import type { User } from "@ats/core/users/user";
import type { ConcurrentLogin } from "../session/concurrent-login.ts";
import type { gatherOthersChanges } from "./others-changes.ts";
import type { useNotificationCache } from "./queries.ts";

/** What a live message may do to the page. */
export interface LiveEffects {
  concurrentLogin: Pick<ConcurrentLogin, "tell">;
  notifications: Pick<ReturnType<typeof useNotificationCache>, "received" | "read" | "count">;
  others: Pick<ReturnType<typeof gatherOthersChanges>, "add">;
  /** How long ago the page began to read. */
  ageMs(): number;
  /** Reads again everything that is shown. */
  resync(): void;
  refresh(): void;
  refreshMessages(applicationIds: readonly number[]): void;
  isMuted(): boolean;
  playTone(): void;
}

/** What each live message does on the page of a user. Specification §4. */
export const receiver =
  (
    whose: () => Pick<User, "id" | "company" | "session_id" | "notification_sound">,
    page: LiveEffects,
  ): ((message: LiveMessage) => void) =>
  (message) => {
    const user = whose();
    if (message.type === "USER_CONCURRENT_SESSION") {
      if (message.company === user.company && message.session_id !== user.session_id)
        page.concurrentLogin.tell();
      return;
    }
    if (message.type === "HEARTBEAT") {
      if (message.quiet_ms !== undefined && message.quiet_ms < page.ageMs()) page.resync();
      return;
    }
    if (message.type === "REFRESH_APPLICATION") return page.refresh();
    if (message.type === "REFRESH_MESSAGES") return page.refreshMessages(message.application_ids);
    if (message.type === "NOTIFICATIONS_READ") {
      page.notifications.read(message.ids ?? undefined);
      return page.notifications.count(message.total_unread_count);
    }
    page.notifications.received(message);
    page.refresh();
    const audible = message.records.filter(
      ({ initiator, silent }) => initiator?.id !== user.id && !silent,
    );
    if (audible.length === 0 || page.isMuted()) return;
    if (user.notification_sound) page.playTone();
    for (const { id, message } of audible)
      if (message.action.type === "STATUS_CHANGED") page.others.add(id, message.action.meta);
  };
