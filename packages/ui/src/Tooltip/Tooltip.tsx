import type { ReactElement, ReactNode } from "react";
import {
  Focusable,
  type Placement,
  Tooltip as RacTooltip,
  TooltipTrigger,
} from "react-aria-components";
import type { RootProps } from "../root/root.ts";
import { tooltip } from "./Tooltip.css.ts";

export type TooltipProps = RootProps<HTMLDivElement> & {
  label: ReactNode;
  /** A focusable element: a Button, an IconButton, a Link. */
  children: ReactNode;
  placement?: Placement;
  isDisabled?: boolean;
};

/** Describes its element on hover and focus. Never put information only here. */
export function Tooltip({ label, children, placement = "top", isDisabled, ...root }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={50} isDisabled={isDisabled}>
      {children}
      <RacTooltip {...root} className={tooltip} placement={placement} offset={6}>
        {label}
      </RacTooltip>
    </TooltipTrigger>
  );
}

/** Lets a plain element (with a role and tabIndex) have a tooltip. */
export function TooltipTarget({ children }: { children: ReactElement<Record<string, unknown>> }) {
  return <Focusable>{children as never}</Focusable>;
}
