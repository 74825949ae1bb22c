import { Popover, type PopoverProps } from "react-aria-components";
import { sheet, visible } from "./Popover.css.ts";

type SheetProps = Omit<PopoverProps, "className"> & { className?: string };

/** The sheet of menus, lists and popovers, within the part of the page in sight. */
export const Sheet = ({ className, ...popover }: SheetProps) => (
  <Popover
    boundaryElement={visiblePart()}
    className={className ? `${sheet} ${className}` : sheet}
    {...popover}
  />
);

let part: HTMLElement | undefined;

/** An element as large as the part in sight, for popovers to stay within; undefined: the window. */
export function visiblePart(): HTMLElement | undefined {
  if (typeof document === "undefined") return;
  if (!document.documentElement.style.getPropertyValue("--ats-visible-height")) return;
  part ??= Object.assign(document.createElement("div"), { className: visible });
  if (!part.isConnected) document.body.append(part);
  return part;
}
