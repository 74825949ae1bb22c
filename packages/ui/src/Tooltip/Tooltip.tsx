import { type ReactElement, type ReactNode, useContext, useEffect, useState } from "react";
import {
  Focusable,
  type Placement,
  Tooltip as RacTooltip,
  TooltipContext,
  TooltipTrigger,
  TooltipTriggerStateContext,
  useSlottedContext,
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
export function Tooltip({ children, isDisabled, ...props }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={50} isDisabled={isDisabled}>
      {children}
      <Description {...props} />
    </TooltipTrigger>
  );
}

function Description({
  label,
  placement = "top",
  ...root
}: Omit<TooltipProps, "children" | "isDisabled">) {
  const moves = useMoves();
  return (
    <RacTooltip key={moves} {...root} className={tooltip} placement={placement} offset={6}>
      {label}
    </RacTooltip>
  );
}

/**
 * Counts how often the element has moved while its tooltip is open, because the page above has
 * grown: the tooltip would lie over it, and is placed anew.
 */
function useMoves(): number {
  const [moves, setMoves] = useState(0);
  const isOpen = useContext(TooltipTriggerStateContext)?.isOpen;
  const element = useSlottedContext(TooltipContext)?.triggerRef;
  useEffect(() => {
    if (!isOpen) return;
    let last = element?.current?.getBoundingClientRect();
    let frame = requestAnimationFrame(function look() {
      const now = element?.current?.getBoundingClientRect();
      if (now?.top !== last?.top || now?.left !== last?.left) setMoves((before) => before + 1);
      last = now;
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, element]);
  return moves;
}

/** Lets a plain element (with a role and tabIndex) have a tooltip. */
export function TooltipTarget({ children }: { children: ReactElement<Record<string, unknown>> }) {
  return <Focusable>{children as never}</Focusable>;
}
