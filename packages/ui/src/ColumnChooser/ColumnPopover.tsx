import type { RefObject } from "react";
import { Popover } from "../Popover/Popover.tsx";
import { useTexts } from "../texts/texts.tsx";
import type { ColumnChooserProps } from "./ColumnChooser.tsx";
import { ColumnList } from "./ColumnList.tsx";
import { columnChooserTexts } from "./texts.ts";

interface ColumnPopoverProps extends ColumnChooserProps {
  anchor: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function ColumnPopover({
  anchor,
  isOpen,
  onOpenChange,
  ...list
}: ColumnPopoverProps) {
  const label = useTexts()(columnChooserTexts.chooseColumns);
  return (
    <Popover {...{ anchor, isOpen, onOpenChange, label }} hasTitle placement="bottom end">
      <ColumnList {...list} />
    </Popover>
  );
}
