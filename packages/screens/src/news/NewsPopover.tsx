import { Heading } from "@ats/ui/Heading";
import { Popover } from "@ats/ui/Popover";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import type { RefObject } from "react";
import { shortDate } from "../dates/dates.ts";
import { releaseNotes } from "./release-notes.ts";

interface NewsPopoverProps {
  anchor: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export default function NewsPopover(popover: NewsPopoverProps) {
  return (
    <Popover label="News" hasTitle placement="bottom end" {...popover}>
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
  );
}
