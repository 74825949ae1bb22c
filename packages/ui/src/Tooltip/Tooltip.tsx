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
  /** Something that takes focus: a Button, an IconButton, a Link. */
  children: ReactNode;
  placement?: Placement;
  isDisabled?: boolean;
};

/** Says more about what it is on, at hover and at focus. Never the only place of a fact. */
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

/** Lets a plain element (with a role and tabIndex) carry a tooltip. */
export function TooltipTarget({ children }: { children: ReactElement<Record<string, unknown>> }) {
  return <Focusable>{children as never}</Focusable>;
}
