import type { Output } from "@ats/core/contract/endpoint";
import { defaultPageSize } from "@ats/core/lists/page";
import { listNotifications, type NotificationType } from "@ats/core/notifications/contract";
import { listNotificationJobs } from "@ats/core/notifications/groups-contract";
import type { Notification } from "@ats/core/notifications/notification";
import { muteJob } from "@ats/core/notifications/settings-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { useUser } from "../session/session.tsx";
import { useMarkRead } from "./queries.ts";

type Page = Output<typeof listNotificationJobs>;
/** A job with its newest notifications. */
export type NotificationGroup = Page["records"][number];

export const jobsPerPage = 10;

/** One page of jobs with their newest notifications, from 1. */
export function useNotificationJobs(type: NotificationType, page: number) {
  const { id } = useUser();
  return useEndpoint(
    listNotificationJobs,
    { params: { channelId: id }, query: { type, limit: jobsPerPage, page_no: page } },
    { placeholderData: (before) => before, meta: { isLive: true } },
  );
}

/** One page of a job's notifications, from 1. */
export function useNotificationsOfJob(type: NotificationType, job_id: number, page: number) {
  const { id } = useUser();
  return useEndpoint(
    listNotifications,
    { params: { channelId: id }, query: { type, job_id, limit: defaultPageSize, page_no: page } },
    { placeholderData: (before) => before },
  );
}

const unreadIn = ({ records }: Pick<Page, "records">) =>
  records.reduce((count, group) => count + group.total_unread_count, 0);

const all = keyOf(listNotificationJobs);

/** Marks as read on the page of all notifications too, at once. */
export function useMarkListRead() {
  const queries = useQueryClient();
  const { markRead, markAllRead } = useMarkRead(
    () => void queries.invalidateQueries({ queryKey: all }),
  );
  const show = (
    isRead: (record: Notification) => boolean,
    unreadOf: (group: NotificationGroup) => number,
  ) =>
    queries.setQueriesData<Page>({ queryKey: all }, (page) => {
      if (!page) return page;
      const records = page.records.map((group) => ({
        ...group,
        notifications: group.notifications.map((record) =>
          isRead(record) ? { ...record, read_flag: true } : record,
        ),
        total_unread_count: unreadOf(group),
      }));
      const unread = page.counts.unread - unreadIn(page) + unreadIn({ records });
      return { ...page, records, counts: { ...page.counts, unread } };
    });
  return {
    markRead(id: number) {
      show(
        (record) => record.id === id,
        ({ notifications, total_unread_count }) =>
          total_unread_count -
          notifications.filter((record) => record.id === id && !record.read_flag).length,
      );
      markRead([id]);
    },
    /** All, or those of one job. */
    markAllRead(jobId?: number) {
      const isRead = (id: number) => jobId === undefined || id === jobId;
      show(
        ({ job }) => isRead(job.id),
        ({ job, total_unread_count }) => (isRead(job.id) ? 0 : total_unread_count),
      );
      markAllRead(jobId);
    },
  };
}

/** Mutes a job at once, and takes it back on failure. */
export function useMuteJob() {
  const queries = useQueryClient();
  return useCall(muteJob, {
    onMutate: ({ params, body }) =>
      queries.setQueriesData<Page>(
        { queryKey: all },
        (page) =>
          page && {
            ...page,
            records: page.records.map((group) =>
              group.job.id === Number(params.id) ? { ...group, is_muted: body.muted } : group,
            ),
          },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: all }),
  });
}
