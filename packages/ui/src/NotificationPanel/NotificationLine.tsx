import { CircleHelp } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { Link } from "react-aria-components";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./NotificationPanel.css.ts";
import type { NotificationItem } from "./NotificationPanel.tsx";
import { notificationPanelTexts } from "./texts.ts";

export function NotificationLine({
  item: { text, time, isUnread, href, why },
  onPress,
}: {
  item: NotificationItem;
  onPress: () => void;
}) {
  const say = useTexts();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
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
  return (
    <div className={isUnread ? `${css.line} ${css.unread}` : css.line}>
      {href === undefined ? (
        <div className={css.item}>{content}</div>
      ) : (
        <Link href={href} className={css.item} onPress={onPress}>
          {content}
        </Link>
      )}
      {why && (
        <span className={css.ask}>
          <IconButton
            size="sm"
            aria-label={say(notificationPanelTexts.why)}
            icon={<CircleHelp />}
            aria-expanded={isAsked}
            aria-controls={isAsked ? id : undefined}
            onPress={() => setAsked(!isAsked)}
          />
        </span>
      )}
      {isAsked && (
        <div id={id} className={css.why}>
          <Suspense>{why}</Suspense>
        </div>
      )}
    </div>
  );
}
