import type { MailStatus } from "@ats/core/mail/statuses";
import type { Query } from "@tanstack/react-query";

interface Shown {
  records: readonly { status: MailStatus; due_date_time: string }[];
}

/** Not sooner, though the clock here be ahead of the server's. */
const soonestMs = 5_000;

/**
 * Messages that are read again when the server says that they have come a step further: those of an
 * application, or all. That a hold is over nobody has to say: they are read once when it is.
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
