import { notificationPath } from "@ats/core/notifications/notification-path";
import type { Notification } from "@ats/core/notifications/notification";
import { Link } from "@ats/ui/Link";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { NotificationMenu } from "../NotificationMenu.tsx";
import * as css from "./NotificationsListView.css.ts";
import { notificationsListTexts } from "./texts.ts";

export interface NotificationLineProps {
  notification: Notification;
  /** True if this host has a screen for applications. */
  hasApplications: boolean;
  onRead(id: number): void;
}

export function NotificationLine({ notification, hasApplications, onRead }: NotificationLineProps) {
  const say = useTexts();
  const { id, read_flag, message, created_date_time } = notification;
  return (
    <li className={css.line}>
      <span className={read_flag ? css.dot : css.litDot} />
      <span className={css.text}>
        {!read_flag && <VisuallyHidden>{say(notificationsListTexts.unreadMark)}</VisuallyHidden>}
        {hasApplications ? (
          <Link
            variant={read_flag ? "quiet" : "strong"}
            href={notificationPath(notification)}
            onPress={() => !read_flag && onRead(id)}
          >
            {message.text}
          </Link>
        ) : (
          message.text
        )}
      </span>
      <span className={css.time}>
        <Text size="sm" tone="muted">
          <RelativeTime iso={created_date_time} />
        </Text>
      </span>
      <span className={css.menu}>
        <NotificationMenu notification={notification} onRead={onRead} />
      </span>
    </li>
  );
}
