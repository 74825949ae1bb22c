import { CircleAlert, CircleCheck, Info, Megaphone, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Inline } from "../Inline/Inline.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { subtle } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import { words } from "../words/texts.ts";
import * as css from "./Banner.css.ts";

export const toneIcons = {
  neutral: Info,
  accent: Megaphone,
  positive: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
  info: Info,
};

export type BannerProps = RootProps<HTMLDivElement> & {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
};

/** Shows a message that stays: an alert when critical, otherwise a status. */
export function Banner({
  tone = "info",
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
  ...root
}: BannerProps) {
  const say = useTexts();
  const Icon = toneIcons[tone];
  return (
    <div
      {...root}
      role={tone === "critical" ? "alert" : "status"}
      className={`${css.banner} ${subtle[tone]}`}
    >
      <Icon className={css.icon} />
      <div className={css.content}>
        {title && <div className={css.title}>{title}</div>}
        {children && <div>{children}</div>}
      </div>
      {actions && <Inline>{actions}</Inline>}
      {onDismiss && (
        <IconButton
          aria-label={dismissLabel ?? say(words.dismiss)}
          icon={<X />}
          size="sm"
          tooltip={null}
          onPress={onDismiss}
        />
      )}
    </div>
  );
}
