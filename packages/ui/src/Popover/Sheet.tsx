import type { ReactNode } from "react";
import { Popover, type PopoverProps } from "react-aria-components";
import { useOpener } from "../ModalFrame/opener.ts";
import { sheet, visible } from "./Popover.css.ts";

type SheetProps = Omit<PopoverProps, "className" | "children"> & {
  className?: string;
  children: ReactNode;
};

/** The sheet of menus, lists and popovers, within the part of the page in sight. */
export const Sheet = ({ className, children, ...popover }: SheetProps) => (
  <Popover
    boundaryElement={visiblePart()}
    className={className ? `${sheet} ${className}` : sheet}
    {...popover}
  >
    <Opener />
    {children}
  </Popover>
);

/** Mounted as long as the sheet is shown: a dialog that it opens gives the focus back to its trigger. */
function Opener() {
  useOpener();
  return null;
}

let part: HTMLElement | undefined;

/** An element as large as the part in sight, for popovers to stay within; undefined: the window. */
export function visiblePart(): HTMLElement | undefined {
  if (typeof document === "undefined") return;
  if (!document.documentElement.style.getPropertyValue("--ats-visible-height")) return;
  part ??= Object.assign(document.createElement("div"), { className: visible });
  if (!part.isConnected) document.body.append(part);
  return part;
}
