import type { ReactNode } from "react";
import { ToggleButton } from "react-aria-components";
import * as look from "../Button/Button.css.ts";
import { content, icon as iconLook, sizes } from "../IconButton/IconButton.css.ts";
import type { RootProps } from "../root/root.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { toggle } from "./Toggle.css.ts";

export type ToggleProps = RootProps<HTMLButtonElement> & {
  /** Names the thing that is on when pressed. It stays the same in both states. */
  label: string;
  icon?: ReactNode;
  /** Shows only the icon; the label is its accessible name and tooltip. */
  isIconOnly?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  variant?: "secondary" | "ghost";
  size?: "sm" | "md";
  isDisabled?: boolean;
};

/** A button that stays pressed: turns one thing in the current view on or off. */
export function Toggle({
  label,
  icon,
  isIconOnly,
  variant = "secondary",
  size = "md",
  ...props
}: ToggleProps) {
  const classes = [look.button, look.sizes[size], look.variants[variant]];
  if (isIconOnly) classes.push(iconLook, sizes[size]);
  const button = (
    <ToggleButton
      {...props}
      className={[...classes, toggle].join(" ")}
      aria-label={isIconOnly ? label : undefined}
    >
      {icon && <span className={isIconOnly ? content : look.icon}>{icon}</span>}
      {!isIconOnly && <span className={look.label}>{label}</span>}
    </ToggleButton>
  );
  return isIconOnly ? <Tooltip label={label}>{button}</Tooltip> : button;
}
