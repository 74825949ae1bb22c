import { notificationPath } from "@ats/core/notifications/notification-path";
import { to } from "@ats/core/navigation/routes";
import { NotificationPanel } from "@ats/ui/NotificationPanel";
import { useTexts } from "@ats/ui/texts";
import { lazy } from "react";
import { useAts } from "../app/context.tsx";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { useMuted } from "./mute.ts";
import { useLatestNotifications, useMarkRead } from "./queries.ts";
import { notificationTexts } from "./texts.ts";

const NotificationReason = lazy(() => import("./NotificationReason.tsx"));

/** The bell: unread count, mute state and the latest five. Specification §2, §4. */
export function NotificationBell() {
  const say = useTexts();
  const { hasScreen } = useAts();
  const { data, error, isPending, refetch } = useLatestNotifications();
  const { markRead, markAllRead } = useMarkRead();
  const [isMuted, setMuted] = useMuted();
  const records = data?.records ?? [];
  return (
    <NotificationPanel
      items={records.map(
        ({ id, message, read_flag, entity, created_date_time, reason, initiator }) => ({
          id: String(id),
          text: message.text,
          time: <RelativeTime iso={created_date_time} />,
          isUnread: !read_flag,
          why: <NotificationReason reason={reason} initiator={initiator} />,
          ...(hasScreen("applicationDetails") && {
            href: notificationPath({ entity, message }),
          }),
        }),
      )}
      unreadCount={data?.total_unread_count ?? 0}
      isMuted={isMuted}
      onToggleMute={() => setMuted(!isMuted)}
      onMarkAllRead={() => markAllRead()}
      onClose={() => markRead(records.filter((r) => !r.read_flag).map(({ id }) => id))}
      showAllHref={to.notificationsList({ type: "all" })}
      emptyText={say(notificationTexts.empty)}
      isLoading={isPending}
      error={error && !data ? { text: error.message, onRetry: () => void refetch() } : undefined}
    />
  );
}
