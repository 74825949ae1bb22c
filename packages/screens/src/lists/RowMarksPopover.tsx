import { Popover } from "@ats/ui/Popover";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import type { RefObject } from "react";
import type { RowMark } from "./RowMarks.tsx";

interface RowMarksPopoverProps {
  title: string;
  marks: readonly RowMark[];
  anchor: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export default function RowMarksPopover({ title, marks, ...popover }: RowMarksPopoverProps) {
  return (
    <Popover {...popover} label={title} hasTitle>
      <Stack as="ul" gap="sm">
        {marks.map(({ label, meaning }) => (
          <li key={label}>
            <Text weight="medium">{label}</Text>
            {meaning && (
              <Text as="div" size="sm" tone="muted">
                {meaning}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Popover>
  );
}
