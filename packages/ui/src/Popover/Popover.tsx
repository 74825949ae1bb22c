import type { ReactNode, RefObject } from "react";
import { Dialog, DialogTrigger, Heading, type Placement } from "react-aria-components";
import { heading, sizes } from "../Heading/Heading.css.ts";
import type { RootProps } from "../root/root.ts";
import { dialog, fromBelow, title as titleLook, widths } from "./Popover.css.ts";
import { Sheet } from "./Sheet.tsx";

export type PopoverProps = RootProps & {
  /** A Button or an IconButton. */
  trigger?: ReactNode;
  /** The element to stand beside, instead of a trigger; open it with `isOpen`. */
  anchor?: RefObject<Element | null>;
  label: string;
  /** Shows the label as a heading. */
  hasTitle?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The maximum width. */
  size?: keyof typeof widths;
  placement?: Placement;
  /** On a narrow screen, lies along the bottom of the window instead of beside its trigger. */
  isSheetOnNarrow?: boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** A small sheet beside its trigger. */
export function Popover({
  trigger,
  anchor,
  label,
  hasTitle,
  children,
  size = "md",
  placement = "bottom start",
  isSheetOnNarrow,
  isOpen,
  onOpenChange,
  ...root
}: PopoverProps) {
  const sheetOf = (own: object) => (
    <Sheet
      className={isSheetOnNarrow ? `${widths[size]} ${fromBelow}` : widths[size]}
      placement={placement}
      offset={6}
      {...own}
    >
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
    </Sheet>
  );
  if (anchor) return sheetOf({ triggerRef: anchor, isOpen: isOpen ?? false, onOpenChange });
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {sheetOf({})}
    </DialogTrigger>
  );
}
