import { to } from "@ats/core/navigation/routes";
import type { NotificationType } from "@ats/core/notifications/contract";
import type { NotificationJob } from "@ats/core/notifications/notification";
import { Accordion } from "@ats/ui/Accordion";
import { Badge } from "@ats/ui/Badge";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { IconButton } from "@ats/ui/IconButton";
import { Menu } from "@ats/ui/Menu";
import { Pagination } from "@ats/ui/Pagination";
import { Skeleton } from "@ats/ui/Skeleton";
import { useTexts } from "@ats/ui/texts";
import { Bell, BellOff, CheckCheck, Ellipsis, SquareArrowOutUpRight } from "lucide-react";
import { useState } from "react";
import { jobName } from "../job-name.ts";
import { jobsPerPage, type NotificationGroup } from "../list-queries.ts";
import { notificationTexts } from "../texts.ts";
import { JobNotifications } from "./JobNotifications.tsx";
import type { NotificationLineProps } from "./NotificationLine.tsx";
import * as css from "./NotificationsListView.css.ts";
import { notificationsListTexts } from "./texts.ts";

export interface NotificationsListViewProps extends Omit<NotificationLineProps, "notification"> {
  type: NotificationType;
  groups: readonly NotificationGroup[] | undefined;
  /** Number of jobs. */
  total: number;
  /** From 1. */
  page: number;
  onPageChange(page: number): void;
  onReadJob(jobId: number): void;
  onMute(job: NotificationJob, muted: boolean): void;
}

/** Notifications in a foldable section for each job. */
export function NotificationsListView({
  type,
  groups,
  total,
  page,
  onPageChange,
  onReadJob,
  onMute,
  ...line
}: NotificationsListViewProps) {
  const say = useTexts();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  if (!groups)
    return (
      <Card>
        <Skeleton lines={8} />
      </Card>
    );
  if (groups.length === 0) return <Empty type={type} />;
  const ids = groups.map(({ job }) => String(job.id));
  return (
    <>
      <Accordion
        level={2}
        allowsMultiple
        expandedKeys={ids.filter((id) => !folded.has(id))}
        onExpandedChange={(open) => setFolded(new Set(ids.filter((id) => !open.has(id))))}
        items={groups.map((group) => ({
          id: String(group.job.id),
          title: jobName(say, group.job),
          meta: <GroupActions {...group} onReadJob={onReadJob} onMute={onMute} />,
          content: <JobNotifications {...line} type={type} group={group} />,
        }))}
      />
      {total > jobsPerPage && (
        <Pagination
          label={say(notificationsListTexts.pages)}
          page={page}
          pageSize={jobsPerPage}
          total={total}
          onPageChange={onPageChange}
        />
      )}
    </>
  );
}

function GroupActions({
  job,
  is_muted,
  total_unread_count: unread,
  onReadJob,
  onMute,
}: NotificationGroup & Pick<NotificationsListViewProps, "onReadJob" | "onMute">) {
  const say = useTexts();
  const named = { job: jobName(say, job) };
  return (
    <span className={css.actions}>
      {is_muted && say(notificationsListTexts.muted)}
      {unread > 0 && (
        <>
          <Badge
            count={unread}
            tone="info"
            label={say(notificationsListTexts.unread, { count: unread })}
          />
          <IconButton
            size="sm"
            aria-label={say(notificationsListTexts.markJobRead, named)}
            icon={<CheckCheck />}
            onPress={() => onReadJob(job.id)}
          />
        </>
      )}
      {job.title !== null && (
        <Menu
          label={say(notificationsListTexts.moreForJob, named)}
          placement="bottom end"
          trigger={
            <IconButton
              size="sm"
              aria-label={say(notificationsListTexts.moreForJob, named)}
              icon={<Ellipsis />}
            />
          }
          items={[
            {
              id: "open",
              label: say(notificationsListTexts.openJob),
              icon: <SquareArrowOutUpRight />,
              href: to.applicationList({ id: job.id }),
            },
            {
              id: "mute",
              label: say(is_muted ? notificationsListTexts.unmute : notificationsListTexts.mute),
              icon: is_muted ? <Bell /> : <BellOff />,
              ...(!is_muted && { description: say(notificationsListTexts.muteHint) }),
              onAction: () => onMute(job, !is_muted),
            },
          ]}
        />
      )}
    </span>
  );
}

function Empty({ type }: { type: NotificationType }) {
  const say = useTexts();
  const emptyTexts: Record<NotificationType, [title: string, hint?: string]> = {
    all: [say(notificationTexts.empty), say(notificationsListTexts.emptyHint)],
    unread: [say(notificationsListTexts.noUnread)],
    mentions: [say(notificationsListTexts.noMentions), say(notificationsListTexts.mentionsHint)],
  };
  const [title, hint] = emptyTexts[type];
  return (
    <Card>
      <EmptyState icon={<Bell />} title={title} {...(hint && { description: hint })} />
    </Card>
  );
}
