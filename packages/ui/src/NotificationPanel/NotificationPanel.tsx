import { Bell, BellOff } from "lucide-react";
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { Badge } from "../Badge/Badge.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Loader } from "../Loader/Loader.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { words } from "../words/texts.ts";
import * as css from "./NotificationPanel.css.ts";
import { notificationPanelTexts } from "./texts.ts";

const NotificationSheet = lazy(() => import("./NotificationSheet.tsx"));

export type NotificationItem = {
  id: string;
  text: ReactNode;
  /** The time as shown. */
  time?: ReactNode;
  isUnread?: boolean;
  href?: string;
  /** Shown to a user who asks why they got it. */
  why?: ReactNode;
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
  /** Why nothing can be shown, with a way to try again. */
  error?: { text: string; onRetry: () => void } | undefined;
  onOpen?: () => void;
  onClose?: () => void;
  onSelect?: (id: string) => void;
};

/** The bell and its panel. The page beside the panel stays usable. */
export function NotificationPanel({
  unreadCount,
  isMuted,
  onMarkAllRead,
  onShowAll,
  onOpen,
  onClose,
  onSelect,
  items,
  onToggleMute,
  showAllHref,
  emptyText,
  isLoading,
  error,
  ...root
}: NotificationPanelProps) {
  const shown = { items, onToggleMute, showAllHref, emptyText, isLoading, error };
  const say = useTexts();
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

  const unread = unreadCount > 0 ? say(notificationPanelTexts.unread, { count: unreadCount }) : "";
  const name = [
    say(notificationPanelTexts.notifications),
    unread,
    isMuted && say(notificationPanelTexts.muted),
  ]
    .filter(Boolean)
    .join(", ");
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
          tooltip={say(notificationPanelTexts.notifications)}
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
          aria-label={say(notificationPanelTexts.notifications)}
          tabIndex={-1}
          className={css.panel}
        >
          <Suspense fallback={<Loader label={say(words.loading)} />}>
            <NotificationSheet
              {...shown}
              unreadCount={unreadCount}
              isMuted={isMuted}
              onMarkAllRead={() => {
                onMarkAllRead();
                panel.current?.focus();
              }}
              onSelect={(item) => {
                onSelect?.(item);
                close();
              }}
              onShowAll={() => {
                onShowAll?.();
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
