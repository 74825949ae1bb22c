import { notificationSummaryMs } from "@ats/core/notifications/notification";
import { type StatusChange, statusMessages } from "./status-messages.ts";

/**
 * Collects others' status changes and shows them every 60 seconds in combined messages.
 * Specification §4. Ignores a notification that arrives twice. Quality R5.
 */
export function gatherOthersChanges(show: (message: string) => void) {
  let queue: StatusChange[] = [];
  const seenIds = new Set<number>();
  const timer = setInterval(() => {
    for (const message of statusMessages(queue)) show(message);
    queue = [];
  }, notificationSummaryMs);
  return {
    /** `id` is that of the notification. */
    add(id: number, change: StatusChange) {
      if (seenIds.has(id)) return;
      seenIds.add(id);
      queue.push(change);
    },
    stop: () => clearInterval(timer),
  };
}
