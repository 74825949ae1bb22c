import { Bell, BellOff } from "lucide-react";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Loader } from "../Loader/Loader.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { NotificationLine } from "./NotificationLine.tsx";
import * as css from "./NotificationPanel.css.ts";
import type { NotificationPanelProps } from "./NotificationPanel.tsx";
import { notificationPanelTexts } from "./texts.ts";

type NotificationSheetProps = Omit<NotificationPanelProps, "onSelect" | "onOpen" | "onClose"> & {
  onSelect: (id: string) => void;
};

/** The panel's content, loaded when it is first opened. */
export default function NotificationSheet({
  items,
  unreadCount,
  isMuted,
  onToggleMute,
  onMarkAllRead,
  showAllHref,
  onShowAll,
  emptyText,
  isLoading,
  error,
  onSelect,
}: NotificationSheetProps) {
  const say = useTexts();
  return (
    <>
      <div className={css.header}>
        <Heading level={2} size="md">
          {say(notificationPanelTexts.notifications)}
        </Heading>
        <IconButton
          aria-label={say(isMuted ? notificationPanelTexts.unmute : notificationPanelTexts.mute)}
          icon={isMuted ? <BellOff /> : <Bell />}
          size="sm"
          onPress={onToggleMute}
        />
      </div>
      {items.length > 0 ? (
        <ul className={css.list} role="list">
          {items.map((item) => (
            <li key={item.id}>
              <NotificationLine item={item} onPress={() => onSelect(item.id)} />
            </li>
          ))}
        </ul>
      ) : isLoading ? (
        <Loader label={say(words.loading)} />
      ) : error ? (
        <div className={css.note} role="alert">
          <span>{error.text}</span>
          <Button size="sm" onPress={error.onRetry}>
            {say(words.retry)}
          </Button>
        </div>
      ) : (
        <div className={css.note}>{emptyText}</div>
      )}
      <div className={css.footer}>
        <Button variant="ghost" size="sm" isDisabled={unreadCount === 0} onPress={onMarkAllRead}>
          {say(notificationPanelTexts.markAllRead)}
        </Button>
        <Button variant="ghost" size="sm" href={showAllHref} onPress={onShowAll}>
          {say(words.showAll)}
        </Button>
      </div>
    </>
  );
}
