import { defaultPageSize } from "@ats/core/lists/page";
import type { NotificationType } from "@ats/core/notifications/contract";
import { Button } from "@ats/ui/Button";
import { Pagination } from "@ats/ui/Pagination";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { type NotificationGroup, useNotificationsOfJob } from "../list-queries.ts";
import { NotificationLine, type NotificationLineProps } from "./NotificationLine.tsx";
import * as css from "./NotificationsListView.css.ts";
import { notificationsListTexts } from "./texts.ts";

interface JobNotificationsProps extends Omit<NotificationLineProps, "notification"> {
  type: NotificationType;
  group: NotificationGroup;
}

/** A job's newest notifications; the others are read when somebody asks for them. */
export function JobNotifications({ type, group, ...line }: JobNotificationsProps) {
  const say = useTexts();
  const [isWhole, setWhole] = useState(false);
  const { notifications, total } = group;
  const rest = total - notifications.length;
  if (isWhole) return <AllOfJob type={type} group={group} {...line} />;
  return (
    <>
      <Lines notifications={notifications} {...line} />
      {rest > 0 && (
        <Button size="sm" variant="ghost" onPress={() => setWhole(true)}>
          {say(notificationsListTexts.showMore, { count: rest })}
        </Button>
      )}
    </>
  );
}

function AllOfJob({ type, group, ...line }: JobNotificationsProps) {
  const say = useTexts();
  const [page, setPage] = useState(1);
  const { data } = useNotificationsOfJob(type, group.job.id, page);
  const total = data?.total ?? group.total;
  return (
    <>
      <Lines notifications={data?.records ?? group.notifications} {...line} />
      {total > defaultPageSize && (
        <Pagination
          label={say(notificationsListTexts.pages)}
          page={page}
          pageSize={defaultPageSize}
          total={total}
          onPageChange={setPage}
        />
      )}
    </>
  );
}

const Lines = ({
  notifications,
  ...line
}: Pick<NotificationGroup, "notifications"> & Omit<NotificationLineProps, "notification">) => (
  <ul role="list" className={css.list}>
    {notifications.map((notification) => (
      <NotificationLine key={notification.id} notification={notification} {...line} />
    ))}
  </ul>
);
