import { Popover, type PopoverProps } from "react-aria-components";
import { sheet } from "./Popover.css.ts";
import { visiblePart } from "./visiblePart.ts";

type SheetProps = Omit<PopoverProps, "className"> & { className?: string };

/** The sheet of menus, lists and popovers, within the part of the page in sight. */
export const Sheet = ({ className, ...popover }: SheetProps) => (
  <Popover
    boundaryElement={visiblePart()}
    className={className ? `${sheet} ${className}` : sheet}
    {...popover}
  />
);
