import { Heading } from "@ats/ui/Heading";
import { Popover } from "@ats/ui/Popover";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import type { RefObject } from "react";
import { useDates } from "../dates/useDates.ts";
import { releaseNotes } from "./release-notes.ts";
import { newsTexts } from "./texts.ts";

interface NewsPopoverProps {
  anchor: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export default function NewsPopover(popover: NewsPopoverProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  return (
    <Popover label={say(newsTexts.title)} hasTitle placement="bottom end" {...popover}>
      <Stack as="ul" gap="lg" aria-label={say(newsTexts.title)}>
        {releaseNotes.map(({ id, date, title, text }) => (
          <Stack key={id} as="li" gap="xxs">
            <Text size="sm" tone="muted">
              <time dateTime={date}>{shortDate(date)}</time>
            </Text>
            <Heading level={3} size="sm">
              {say(title)}
            </Heading>
            <Text as="p">{say(text)}</Text>
          </Stack>
        ))}
      </Stack>
    </Popover>
  );
}
