import { defaultPageSize } from "@ats/core/lists/page";
import { to } from "@ats/core/navigation/routes";
import type { Notification } from "@ats/core/notifications/notification";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Link } from "@ats/ui/Link";
import { Pagination } from "@ats/ui/Pagination";
import { Skeleton } from "@ats/ui/Skeleton";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { Bell } from "lucide-react";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { notificationTexts } from "../texts.ts";
import * as css from "./NotificationsListView.css.ts";
import { notificationsListTexts } from "./texts.ts";

export interface NotificationsListViewProps {
  records: readonly Notification[] | undefined;
  total: number;
  /** From 1. */
  page: number;
  onPageChange(page: number): void;
  /** True if this host has a screen for applications. */
  hasApplications: boolean;
  /** Called when the user opens the application of an unread notification. */
  onOpen(id: number): void;
}

export function NotificationsListView({
  records,
  total,
  page,
  onPageChange,
  hasApplications,
  onOpen,
}: NotificationsListViewProps) {
  const say = useTexts();
  if (records?.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Bell />}
          title={say(notificationTexts.empty)}
          description={say(notificationsListTexts.emptyHint)}
        />
      </Card>
    );
  return (
    <>
      <Card padding="none">
        <ul role="list" className={css.list} aria-busy={!records}>
          {records
            ? records.map((record) => (
                <li key={record.id} className={record.read_flag ? css.line : css.unreadLine}>
                  <span className={record.read_flag ? css.dot : css.litDot} />
                  <span className={css.text}>
                    {!record.read_flag && (
                      <VisuallyHidden>{say(notificationsListTexts.unreadMark)}</VisuallyHidden>
                    )}
                    {hasApplications ? (
                      <Link
                        variant={record.read_flag ? "quiet" : "strong"}
                        href={to.applicationDetails({ id: record.entity.id })}
                        onPress={() => !record.read_flag && onOpen(record.id)}
                      >
                        {record.message.text}
                      </Link>
                    ) : (
                      record.message.text
                    )}
                  </span>
                  <span className={css.time}>
                    <Text size="sm" tone="muted">
                      <RelativeTime iso={record.created_date_time} />
                    </Text>
                  </span>
                </li>
              ))
            : Array.from({ length: 8 }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
                <li key={at} className={css.line}>
                  <span className={css.dot} />
                  <Skeleton width="70%" />
                </li>
              ))}
        </ul>
      </Card>
      {total > defaultPageSize && (
        <Pagination
          label={say(notificationsListTexts.pages)}
          page={page}
          pageSize={defaultPageSize}
          total={total}
          onPageChange={onPageChange}
        />
      )}
    </>
  );
}
