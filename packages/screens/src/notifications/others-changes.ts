import { notificationSummaryMs } from "@ats/core/notifications/notification";
import { type StatusChange, statusMessages } from "./status-messages.ts";

/**
 * Queues others' status changes, and shows them every 60 seconds in combined messages. Specification
 * §4. A notification that comes twice, over two connections, is one change. Quality R5.
 */
export function gatherOthersChanges(show: (message: string) => void) {
  let queue: StatusChange[] = [];
  const told = new Set<number>();
  const timer = setInterval(() => {
    for (const message of statusMessages(queue)) show(message);
    queue = [];
  }, notificationSummaryMs);
  return {
    /** `id` is the notification's. */
    add(id: number, change: StatusChange) {
      if (told.has(id)) return;
      told.add(id);
      queue.push(change);
    },
    stop: () => clearInterval(timer),
  };
}
