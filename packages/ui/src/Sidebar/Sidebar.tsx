import { ArrowLeft, PanelLeftClose, PanelLeftOpen, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Link } from "react-aria-components";
import { useIsInDrawer, useShell } from "../AppShell/AppShell.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { useMessages } from "../messages/messages.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Sidebar.css.ts";

export type SidebarItem = {
  id: string;
  label: string;
  href: string;
  icon: ReactNode;
  badge?: number;
  isCurrent?: boolean;
};

export type SidebarProps = {
  /** Names the navigation. */
  label: string;
  items: SidebarItem[];
  footerItems?: SidebarItem[];
  /** At the top: one step back. */
  goBack?: { label?: string; href?: string; onPress?: () => void };
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
};

const none: SidebarItem[] = [];

/** The navigation of the product: 173 px wide, 68 when collapsed. Specification §9. */
export function Sidebar({
  label,
  items,
  footerItems = none,
  goBack,
  isCollapsed,
  onCollapsedChange,
}: SidebarProps) {
  const say = useMessages();
  const shell = useShell();
  const isInDrawer = useIsInDrawer();
  const isMini = isCollapsed && !isInDrawer;
  const link = (item: SidebarItem) => (
    <li key={item.id}>
      <Entry {...item} isMini={isMini} onPress={shell?.closeDrawer} />
    </li>
  );
  return (
    <nav
      aria-label={label}
      className={[css.sidebar, isMini && css.collapsed, isInDrawer && css.inDrawer]
        .filter(Boolean)
        .join(" ")}
    >
      {isInDrawer && (
        <Entry
          icon={<X />}
          label={say("closeNavigation")}
          isMini={false}
          onPress={shell?.closeDrawer}
        />
      )}
      {goBack && (
        <Entry
          icon={<ArrowLeft />}
          label={goBack.label ?? say("goBack")}
          href={goBack.href}
          onPress={() => {
            goBack.onPress?.();
            shell?.closeDrawer();
          }}
          isMini={isMini}
        />
      )}
      <ul className={`${css.list} ${css.grow}`} role="list">
        {items.map(link)}
      </ul>
      <div className={css.footer}>
        {footerItems.length > 0 && (
          <ul className={css.list} role="list">
            {footerItems.map(link)}
          </ul>
        )}
        {!isInDrawer && (
          <Entry
            icon={isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            label={say(isCollapsed ? "expand" : "collapse")}
            isMini={isMini}
            isExpanded={!isCollapsed}
            onPress={() => onCollapsedChange(!isCollapsed)}
          />
        )}
      </div>
    </nav>
  );
}

type EntryProps = {
  icon: ReactNode;
  label: string;
  isMini: boolean;
  href?: string;
  badge?: number;
  isCurrent?: boolean;
  isExpanded?: boolean;
  onPress?: () => void;
};

function Entry({ icon, label, isMini, href, badge, isCurrent, isExpanded, onPress }: EntryProps) {
  const content = (
    <>
      <span className={css.icon}>{icon}</span>
      <span className={isMini ? hidden : css.label}>{label}</span>
      {badge ? (
        <span className={isMini ? css.corner : undefined}>
          <Badge count={badge} tone="accent" isSolid />
        </span>
      ) : null}
    </>
  );
  const className = isMini ? `${css.item} ${css.centred}` : css.item;
  return (
    <Tooltip label={label} placement="end" isDisabled={!isMini}>
      {href === undefined ? (
        <Button className={className} onPress={onPress} aria-expanded={isExpanded}>
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
