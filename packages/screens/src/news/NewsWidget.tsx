import { Heading } from "@ats/ui/Heading";
import { IconButton } from "@ats/ui/IconButton";
import { Popover } from "@ats/ui/Popover";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import type { ReactNode } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { shortDate } from "../dates/dates.ts";
import { useStoredValue } from "../lists/stored-value.ts";
import { useUser } from "../session/session.tsx";
import * as css from "./NewsWidget.css.ts";
import { releaseNotes } from "./release-notes.ts";

const seenSchema = z.string();

/** The release notes behind a button, with a dot while the newest is unread. */
export default function NewsWidget({ icon }: { icon: ReactNode }) {
  const { storage } = useAts().host;
  const [seen = "", setSeen] = useStoredValue(storage, `ats.news.${useUser().id}`, seenSchema);
  const newest = releaseNotes[0]?.id ?? "";
  const isUnread = seen !== newest;
  return (
    <span className={css.wrap}>
      <Popover
        label="News"
        hasTitle
        placement="bottom end"
        onOpenChange={(isOpen) => isOpen && setSeen(newest)}
        trigger={
          <IconButton aria-label={isUnread ? "News, unread" : "News"} icon={icon} tooltip="News" />
        }
      >
        <Stack as="ul" gap="lg" aria-label="News">
          {releaseNotes.map(({ id, date, title, text }) => (
            <Stack key={id} as="li" gap="xxs">
              <Text size="sm" tone="muted">
                <time dateTime={date}>{shortDate(date)}</time>
              </Text>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <Text as="p">{text}</Text>
            </Stack>
          ))}
        </Stack>
      </Popover>
      {isUnread && <span className={css.dot} aria-hidden="true" />}
    </span>
  );
}
