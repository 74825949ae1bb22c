import { Link } from "react-aria-components";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./NotificationPanel.css.ts";
import type { NotificationItem } from "./NotificationPanel.tsx";
import { notificationPanelTexts } from "./texts.ts";

export function NotificationLine({
  item: { text, time, isUnread, href },
  onPress,
}: {
  item: NotificationItem;
  onPress: () => void;
}) {
  const say = useTexts();
  const className = isUnread ? `${css.item} ${css.unread}` : css.item;
  const content = (
    <>
      <span className={isUnread ? `${css.dot} ${css.lit}` : css.dot} />
      <span className={css.body}>
        <span>
          {isUnread && <VisuallyHidden>{say(notificationPanelTexts.unreadItem)}: </VisuallyHidden>}
          {text}
        </span>
        {time && <span className={css.time}>{time}</span>}
      </span>
    </>
  );
  if (href === undefined) return <div className={className}>{content}</div>;
  return (
    <Link href={href} className={className} onPress={onPress}>
      {content}
    </Link>
  );
}
