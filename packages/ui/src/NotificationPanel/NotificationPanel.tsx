import { Bell, BellOff } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Loader } from "../Loader/Loader.tsx";
import { useMessages } from "../messages/messages.tsx";
import type { RootProps } from "../root/root.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { NotificationLine } from "./NotificationLine.tsx";
import * as css from "./NotificationPanel.css.ts";

export type NotificationItem = {
  id: string;
  text: ReactNode;
  /** As shown. */
  time?: ReactNode;
  isUnread?: boolean;
  href?: string;
};

export type NotificationPanelProps = RootProps<HTMLDivElement> & {
  items: NotificationItem[];
  unreadCount: number;
  isMuted: boolean;
  onToggleMute: () => void;
  onMarkAllRead: () => void;
  showAllHref?: string;
  onShowAll?: () => void;
  emptyText: string;
  isLoading?: boolean;
  /** Why there is nothing to show, with a way to try again. */
  error?: { text: string; onRetry: () => void } | undefined;
  onOpen?: () => void;
  onClose?: () => void;
  onSelect?: (id: string) => void;
};

/** The bell and what it opens: a panel beside the page, which stays usable. */
export function NotificationPanel({
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
  onOpen,
  onClose,
  onSelect,
  ...root
}: NotificationPanelProps) {
  const say = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = (returnsFocus = false) => {
    if (!isOpen) return;
    setOpen(false);
    if (returnsFocus) bell.current?.focus();
    onClose?.();
  };
  const leave = useEffectEvent(() => close());
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.focus();
    const outside = (event: PointerEvent) => {
      const isInside = [panel, bell].some(({ current }) => current?.contains(event.target as Node));
      if (!isInside) leave();
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [isOpen]);

  const unread = unreadCount > 0 ? say("unread", { count: unreadCount }) : "";
  const name = [say("notifications"), unread, isMuted && say("muted")].filter(Boolean).join(", ");
  return (
    <div
      {...root}
      className={css.wrap}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        close(true);
      }}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (to && !event.currentTarget.contains(to)) close();
      }}
    >
      <span className={css.bell}>
        <IconButton
          ref={bell}
          aria-label={name}
          tooltip={say("notifications")}
          icon={isMuted ? <BellOff /> : <Bell />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPress={() => {
            if (isOpen) return close(true);
            setOpen(true);
            onOpen?.();
          }}
        />
        {unreadCount > 0 && (
          <span className={css.count} aria-hidden="true">
            <Badge count={unreadCount} max={9} tone="critical" isSolid />
          </span>
        )}
      </span>
      <VisuallyHidden role="status">{unread}</VisuallyHidden>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-modal="false"
          aria-labelledby={`${id}-title`}
          tabIndex={-1}
          className={css.panel}
        >
          <div className={css.header}>
            <Heading level={2} size="md" id={`${id}-title`}>
              {say("notifications")}
            </Heading>
            <IconButton
              aria-label={say(isMuted ? "unmute" : "mute")}
              icon={isMuted ? <BellOff /> : <Bell />}
              size="sm"
              onPress={onToggleMute}
            />
          </div>
          {items.length > 0 ? (
            <ul className={css.list} role="list">
              {items.map((item) => (
                <li key={item.id}>
                  <NotificationLine
                    item={item}
                    onPress={() => {
                      onSelect?.(item.id);
                      close();
                    }}
                  />
                </li>
              ))}
            </ul>
          ) : isLoading ? (
            <Loader label={say("loading")} />
          ) : error ? (
            <div className={css.note} role="alert">
              <span>{error.text}</span>
              <Button size="sm" onPress={error.onRetry}>
                {say("retry")}
              </Button>
            </div>
          ) : (
            <div className={css.note}>{emptyText}</div>
          )}
          <div className={css.footer}>
            <Button
              variant="ghost"
              size="sm"
              isDisabled={unreadCount === 0}
              onPress={() => {
                onMarkAllRead();
                panel.current?.focus();
              }}
            >
              {say("markAllRead")}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              href={showAllHref}
              onPress={() => {
                onShowAll?.();
                close();
              }}
            >
              {say("showAll")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
