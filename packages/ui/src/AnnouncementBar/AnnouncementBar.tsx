import { Info, Megaphone, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Link } from "../Link/Link.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { subtle } from "../tone/tone.css.ts";
import { words } from "../words/texts.ts";
import * as css from "./AnnouncementBar.css.ts";
import { announcementBarTexts } from "./texts.ts";

const icons = { accent: Megaphone, info: Info, warning: TriangleAlert };

export type AnnouncementBarProps = RootProps & {
  children: ReactNode;
  tone?: keyof typeof icons;
  /** Link to the full story. */
  link?: { label: string; href: string; target?: "_blank" };
  /** Adds a dismiss button. The caller remembers who dismissed the message. */
  onDismiss?: () => void;
};

/** Shows one message from the product's operators above every page. */
export function AnnouncementBar({
  children,
  tone = "accent",
  link,
  onDismiss,
  ...root
}: AnnouncementBarProps) {
  const say = useTexts();
  const Icon = icons[tone];
  return (
    <aside
      {...root}
      aria-label={say(announcementBarTexts.announcement)}
      className={`${css.bar} ${subtle[tone]}`}
    >
      <Icon className={css.icon} />
      <div className={css.text}>
        {children}{" "}
        {link && (
          <span className={css.link}>
            <Link href={link.href} target={link.target} rel={link.target && "noreferrer"}>
              {link.label}
            </Link>
          </span>
        )}
      </div>
      {onDismiss && (
        <IconButton
          aria-label={say(words.dismiss)}
          icon={<X />}
          size="sm"
          tooltip={null}
          onPress={onDismiss}
        />
      )}
    </aside>
  );
}
