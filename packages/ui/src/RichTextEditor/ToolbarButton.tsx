import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type PressEvent, ToggleButton } from "react-aria-components";
import { useIsApple } from "../Keys/hotkey.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import * as css from "./EditorToolbar.css.ts";

type ToolbarButtonProps = {
  label: string;
  icon: ReactNode;
  /** The shortcut: "Mod+B". Mod is ⌘ or Ctrl. */
  keys?: string;
  /** Makes the button a toggle. */
  isSelected?: boolean;
  /** Looks pressed without being a toggle: the caret is in an element of this kind. */
  isMarked?: boolean;
  isDisabled?: boolean;
  onPress?: (event: PressEvent) => void;
};

export function ToolbarButton({
  label,
  icon,
  keys,
  isSelected,
  isMarked,
  ...props
}: ToolbarButtonProps) {
  const isApple = useIsApple();
  const shown = keys?.replace("Mod", isApple ? "⌘" : "Ctrl");
  return (
    <Tooltip label={shown ? `${label} (${shown})` : label} placement="top">
      {isSelected === undefined ? (
        <Button
          {...props}
          aria-label={label}
          data-selected={isMarked || undefined}
          className={css.button}
        >
          {icon}
        </Button>
      ) : (
        <ToggleButton {...props} aria-label={label} isSelected={isSelected} className={css.button}>
          {icon}
        </ToggleButton>
      )}
    </Tooltip>
  );
}

type ToolbarMenuButtonProps = {
  label: string;
  /** An icon, or the current choice in words. */
  children: ReactNode;
  width?: keyof typeof css.widths;
  isDisabled?: boolean;
  isMarked?: boolean;
};

/** Opens a menu or popover from the toolbar. */
export function ToolbarMenuButton({
  label,
  children,
  width = "icon",
  isDisabled,
  isMarked,
}: ToolbarMenuButtonProps) {
  return (
    <Tooltip label={label} placement="top">
      <Button
        isDisabled={isDisabled}
        aria-label={typeof children === "string" ? `${label}: ${children}` : label}
        data-selected={isMarked || undefined}
        className={`${css.button} ${css.menuButton} ${css.widths[width]}`}
      >
        {typeof children === "string" ? <span className={css.value}>{children}</span> : children}
        <ChevronDown className={css.chevron} />
      </Button>
    </Tooltip>
  );
}
