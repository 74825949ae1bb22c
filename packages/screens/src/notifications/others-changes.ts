import { notificationSummaryMs } from "@ats/core/notifications/notification";
import { type StatusChange, statusMessages } from "./status-messages.ts";

/** Queues others' status changes, and shows them every 60 seconds in combined messages. Specification §4. */
export function gatherOthersChanges(show: (message: string) => void) {
  let queue: StatusChange[] = [];
  const timer = setInterval(() => {
    for (const message of statusMessages(queue)) show(message);
    queue = [];
  }, notificationSummaryMs);
  return {
    add: (change: StatusChange) => void queue.push(change),
    stop: () => clearInterval(timer),
  };
}
