import type { MailStatus } from "@ats/core/mail/statuses";
import type { Query } from "@tanstack/react-query";

interface Shown {
  records: readonly { status: MailStatus; due_date_time: string }[];
}

/** Minimum delay, in case the clock here is ahead of the server's. */
const soonestMs = 5_000;

/**
 * Query options for messages of one application or of all. A live message refetches them, and so
 * does the end of a hold, which the server does not announce.
 */
export const liveMessages = <Data extends Shown>(messagesOf: number | "all") => ({
  meta: { isLive: true, messagesOf },
  refetchInterval: ({ state: { data } }: Pick<Query<Data>, "state">) => {
    const due = (data?.records ?? [])
      .filter(({ status }) => status === "held")
      .map(({ due_date_time }) => Date.parse(due_date_time) - Date.now());
    return due.length > 0 && Math.max(soonestMs, Math.min(...due, 2 ** 31 - 1));
  },
});
