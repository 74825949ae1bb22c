import { Circle } from "lucide-react";
import type { ReactNode } from "react";
import type { RootProps } from "../root/root.ts";
import { subtle } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import * as css from "./Timeline.css.ts";

export type TimelineItem = {
  id: string;
  title: ReactNode;
  icon?: ReactNode;
  tone?: Tone;
  /** The time as shown. */
  time?: ReactNode;
  /** ISO 8601. */
  dateTime?: string;
  body?: ReactNode;
  actions?: ReactNode;
};

export type TimelineProps = RootProps<HTMLOListElement> & {
  items: TimelineItem[];
  label?: string;
};

/** Events one below the other. */
export function Timeline({ items, label, ...root }: TimelineProps) {
  return (
    <ol {...root} className={css.timeline} role="list" aria-label={label}>
      {items.map(({ id, title, icon, tone = "neutral", time, dateTime, body, actions }) => (
        <li key={id} className={css.item}>
          <span className={`${css.icon} ${subtle[tone]}`} aria-hidden="true">
            {icon ?? <Circle />}
          </span>
          <div className={css.content}>
            <div className={css.head}>
              <span className={css.title}>{title}</span>
              {time && (
                <time className={css.time} dateTime={dateTime}>
                  {time}
                </time>
              )}
            </div>
            {body && <div className={css.body}>{body}</div>}
            {actions && <div>{actions}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
