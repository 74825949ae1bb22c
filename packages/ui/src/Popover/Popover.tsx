import type { ReactNode, RefObject } from "react";
import {
  Dialog,
  DialogTrigger,
  Heading,
  type Placement,
  Popover as RacPopover,
} from "react-aria-components";
import { heading, sizes } from "../Heading/Heading.css.ts";
import type { RootProps } from "../root/root.ts";
import { dialog, sheet, title as titleLook, widths } from "./Popover.css.ts";

export type PopoverProps = RootProps & {
  /** A Button or an IconButton. */
  trigger?: ReactNode;
  /** What it stands beside, in place of a trigger: the caller opens it by `isOpen`. */
  anchor?: RefObject<Element | null>;
  /** Names it. */
  label: string;
  /** Shows the name as its heading. */
  hasTitle?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** How wide it may become. */
  size?: keyof typeof widths;
  placement?: Placement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** A small sheet beside what opened it. */
export function Popover({
  trigger,
  anchor,
  label,
  hasTitle,
  children,
  size = "md",
  placement = "bottom start",
  isOpen,
  onOpenChange,
  ...root
}: PopoverProps) {
  const sheetOf = (own: object) => (
    <RacPopover className={`${sheet} ${widths[size]}`} placement={placement} offset={6} {...own}>
      <Dialog {...root} className={dialog} aria-label={hasTitle ? undefined : label}>
        {({ close }) => (
          <>
            {hasTitle && (
              <Heading slot="title" level={2} className={`${heading} ${sizes.md} ${titleLook}`}>
                {label}
              </Heading>
            )}
            {typeof children === "function" ? children(close) : children}
          </>
        )}
      </Dialog>
    </RacPopover>
  );
  if (anchor) return sheetOf({ triggerRef: anchor, isOpen: isOpen ?? false, onOpenChange });
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {sheetOf({})}
    </DialogTrigger>
  );
}
