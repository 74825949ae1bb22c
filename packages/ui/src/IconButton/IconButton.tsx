import { type ReactNode, type Ref, use } from "react";
import { Link, type Placement, type PressEvent, Button as RacButton } from "react-aria-components";
import * as look from "../Button/Button.css.ts";
import type { RootProps } from "../root/root.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { HrefContext } from "../UiProvider/navigation.ts";
import { content, icon as iconLook, sizes } from "./IconButton.css.ts";

export type IconButtonProps = RootProps<HTMLButtonElement> & {
  "aria-label": string;
  icon: ReactNode;
  variant?: "ghost" | "secondary" | "primary";
  size?: keyof typeof sizes;
  /** Makes it a toggle button. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress?: (event: PressEvent) => void;
  href?: string;
  target?: string;
  /** Shown on hover and focus. Defaults to the label; `null` for none. */
  tooltip?: ReactNode;
  tooltipPlacement?: Placement;
  slot?: "close" | null;
  /** Use where the arrow keys reach the button. */
  excludeFromTabOrder?: boolean;
  "aria-expanded"?: boolean;
  "aria-controls"?: string;
  "aria-haspopup"?: "menu" | "dialog" | "listbox" | boolean;
};

export function IconButton({
  icon,
  variant = "ghost",
  size = "md",
  isPressed,
  href,
  target,
  tooltip,
  tooltipPlacement,
  ref,
  ...props
}: IconButtonProps) {
  const hrefOf = use(HrefContext);
  if (href !== undefined && hrefOf(href) === undefined) return null;
  const className = [
    look.button,
    look.sizes[size],
    look.variants[variant],
    variant !== "primary" && iconLook,
    sizes[size],
  ]
    .filter(Boolean)
    .join(" ");
  const drawing = <span className={content}>{icon}</span>;
  const button =
    href === undefined ? (
      <RacButton {...props} ref={ref} aria-pressed={isPressed} className={className}>
        {drawing}
      </RacButton>
    ) : (
      <Link
        {...props}
        ref={ref as Ref<HTMLAnchorElement>}
        href={href}
        target={target}
        className={className}
      >
        {drawing}
      </Link>
    );
  if (tooltip === null) return button;
  return (
    <Tooltip label={tooltip ?? props["aria-label"]} placement={tooltipPlacement ?? "bottom"}>
      {button}
    </Tooltip>
  );
}
