import type { Output } from "@ats/core/contract/endpoint";
import {
  listNotifications,
  readAllNotifications,
  readNotifications,
} from "@ats/core/notifications/contract";
import { type LiveMessage, notificationPageSize } from "@ats/core/notifications/notification";
import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { useUser } from "../session/session.tsx";

type Page = Output<typeof listNotifications>;

const panelQuery = { limit: notificationPageSize, page_no: 1 };
const all = keyOf(listNotifications);

/** The latest five, for the panel. Specification §7. */
export function useLatestNotifications() {
  const { id } = useUser();
  return useEndpoint(listNotifications, { params: { channelId: id }, query: panelQuery });
}

/** One page of all notifications, from 1. */
export function useNotifications(page: number, limit: number) {
  const { id } = useUser();
  return useEndpoint(
    listNotifications,
    { params: { channelId: id }, query: { limit, page_no: page } },
    { placeholderData: (before) => before },
  );
}

/** Updates the cached panel and list without a call. */
export function useNotificationCache() {
  const queries = useQueryClient();
  const { id } = useUser();
  return useMemo(() => {
    const panelKey = keyOf(listNotifications, { params: { channelId: id }, query: panelQuery });
    const update = (change: (page: Page) => Page) =>
      queries.setQueriesData<Page>({ queryKey: all }, (page) => page && change(page));
    return {
      /** Adds new notifications to the panel at once, and refetches the list. */
      received({ records, total_unread_count }: Extract<LiveMessage, { type: "NOTIFICATION" }>) {
        queries.setQueryData<Page>(panelKey, (page) => {
          if (!page) return page;
          const known = new Set(page.records.map((record) => record.id));
          const fresh = records.filter((record) => !known.has(record.id));
          return {
            records: [...fresh, ...page.records].slice(0, notificationPageSize),
            total: page.total + fresh.length,
            total_unread_count,
          };
        });
        // Refetches the panel if a read is in flight, which would overwrite the new notifications.
        const panelHash = hashKey(panelKey);
        void queries.invalidateQueries({
          queryKey: all,
          predicate: ({ queryHash, state }) =>
            queryHash !== panelHash || state.fetchStatus === "fetching",
        });
      },
      /** All, or those with the ids, or those of the job. */
      read(ids?: readonly number[], jobId?: number) {
        const isRead = ({ id, job }: Page["records"][number]) =>
          ids ? ids.includes(id) : !jobId || job.id === jobId;
        update((page) => ({
          ...page,
          records: page.records.map((record) =>
            isRead(record) ? { ...record, read_flag: true } : record,
          ),
          total_unread_count:
            ids || jobId
              ? page.total_unread_count -
                page.records.filter((r) => !r.read_flag && isRead(r)).length
              : 0,
        }));
      },
      count: (total_unread_count: number) => update((page) => ({ ...page, total_unread_count })),
      refresh: () => queries.invalidateQueries({ queryKey: all }),
    };
  }, [queries, id]);
}

/** Marks notifications as read at once, and reverts on failure. */
export function useMarkRead(onSettled?: () => void) {
  const { id } = useUser();
  const cache = useNotificationCache();
  const settle = {
    onSuccess: ({ total_unread_count }: { total_unread_count: number }) =>
      cache.count(total_unread_count),
    onError: () => void cache.refresh(),
    onSettled,
  };
  const some = useCall(readNotifications, settle);
  const every = useCall(readAllNotifications, settle);
  return {
    markRead(ids: number[]) {
      if (ids.length === 0) return;
      cache.read(ids);
      some.mutate({ body: { ids } });
    },
    /** Marks all as read, or those of one job. */
    markAllRead(job_id?: number) {
      cache.read(undefined, job_id);
      every.mutate({ params: { id }, query: { job_id } });
    },
  };
}
