import type { ReactNode } from "react";
import {
  Dialog,
  DialogTrigger,
  type Placement,
  Popover as RacPopover,
} from "react-aria-components";
import { dialog, sheet } from "./Popover.css.ts";

export type PopoverProps = {
  /** A Button or an IconButton. */
  trigger: ReactNode;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: Placement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** A small sheet beside what opened it. */
export function Popover({
  trigger,
  label,
  children,
  placement,
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <RacPopover className={sheet} placement={placement ?? "bottom start"} offset={6}>
        <Dialog className={dialog} aria-label={label}>
          {({ close }) => (typeof children === "function" ? children(close) : children)}
        </Dialog>
      </RacPopover>
    </DialogTrigger>
  );
}
