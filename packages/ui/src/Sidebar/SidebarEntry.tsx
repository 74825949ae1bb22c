import type { ReactNode, Ref } from "react";
import { Button, Link } from "react-aria-components";
import { Badge } from "../Badge/Badge.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Sidebar.css.ts";

export type SidebarEntryProps = {
  label: string;
  isMini: boolean;
  icon?: ReactNode;
  /** Shown after the label: the arrow of a group. */
  end?: ReactNode;
  href?: string;
  badge?: number;
  isCurrent?: boolean;
  /** A closed group that contains the current page. */
  hasCurrent?: boolean;
  isExpanded?: boolean;
  opens?: "dialog";
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A line of the sidebar: a link, or a button without an `href`. */
export function SidebarEntry({
  icon,
  label,
  end,
  isMini,
  href,
  badge,
  isCurrent,
  hasCurrent,
  isExpanded,
  opens,
  onPress,
  ref,
}: SidebarEntryProps) {
  const content = (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={isMini ? hidden : css.label}>{label}</span>
      {badge ? (
        <span className={isMini ? css.corner : undefined}>
          <Badge count={badge} tone="accent" isSolid />
        </span>
      ) : null}
      {!isMini && end}
    </>
  );
  const className = [css.item, isMini && css.centred, !icon && css.nested]
    .filter(Boolean)
    .join(" ");
  return (
    <Tooltip label={label} placement="end" isDisabled={!isMini || isExpanded}>
      {href === undefined ? (
        <Button
          ref={ref}
          className={className}
          onPress={onPress}
          aria-expanded={isExpanded}
          aria-haspopup={opens}
          data-has-current={hasCurrent || undefined}
        >
          {content}
        </Button>
      ) : (
        <Link
          href={href}
          className={className}
          onPress={onPress}
          aria-current={isCurrent ? "page" : undefined}
        >
          {content}
        </Link>
      )}
    </Tooltip>
  );
}
