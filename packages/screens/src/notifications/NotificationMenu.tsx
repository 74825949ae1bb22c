import type { Notification } from "@ats/core/notifications/notification";
import { IconButton } from "@ats/ui/IconButton";
import { Menu, type MenuItem } from "@ats/ui/Menu";
import { texts, useTexts } from "@ats/ui/texts";
import { Check, Ellipsis, Settings2 } from "lucide-react";
import { choicesAddress } from "./choices-address.ts";
import { chooseTexts, reasonTexts } from "./reason-texts.ts";

const menuTexts = texts("notifications.menu", {
  more: "More for: {notification}",
  why: "Why did I get this?",
  markRead: "Mark as read",
});

/** Says why the user got a notification, and leads to the setting. */
export function NotificationMenu({
  notification: { id, message, reason, initiator, read_flag },
  onRead,
}: {
  notification: Notification;
  onRead(id: number): void;
}) {
  const say = useTexts();
  const name = say(menuTexts.more, { notification: message.text });
  const read: MenuItem = {
    id: "read",
    label: say(menuTexts.markRead),
    icon: <Check />,
    onAction: () => onRead(id),
  };
  return (
    <Menu
      label={name}
      placement="bottom end"
      trigger={<IconButton aria-label={name} tooltip={null} size="sm" icon={<Ellipsis />} />}
      items={[
        {
          title: say(menuTexts.why),
          items: [
            {
              id: "why",
              label: say(reasonTexts[reason], { name: initiator?.name ?? "" }),
              description: say(chooseTexts.choose),
              icon: <Settings2 />,
              href: choicesAddress,
            },
          ],
        },
        ...(read_flag ? [] : [{ items: [read] }]),
      ]}
    />
  );
}
