import { ArrowLeft, PanelLeftClose, PanelLeftOpen, X } from "lucide-react";
import type { ReactNode } from "react";
import { useIsInDrawer, useShell } from "../AppShell/AppShell.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./Sidebar.css.ts";
import { SidebarEntry } from "./SidebarEntry.tsx";
import { SidebarGroup } from "./SidebarGroup.tsx";
import type { SidebarLink } from "./sidebarLink.ts";
import { sidebarTexts } from "./texts.ts";

export type { SidebarLink } from "./sidebarLink.ts";

/** A link, or an expandable group of links. */
export type SidebarItem = { icon: ReactNode } & (
  | SidebarLink
  | { id: string; label: string; badge?: number; items: SidebarLink[] }
);

export type SidebarProps = RootProps & {
  /** Names the navigation. */
  label: string;
  items: SidebarItem[];
  footerItems?: SidebarItem[];
  /** A link or button at the top that goes one step back. */
  goBack?: { label?: string; href?: string; onPress?: () => void };
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
};

const none: SidebarItem[] = [];

/** The main navigation: 173 px wide, 68 when collapsed. Specification §9. */
export function Sidebar({
  label,
  items,
  footerItems = none,
  goBack,
  isCollapsed,
  onCollapsedChange,
  ...root
}: SidebarProps) {
  const say = useTexts();
  const shell = useShell();
  const isInDrawer = useIsInDrawer();
  const isMini = isCollapsed && !isInDrawer;
  const line = ({ id, ...item }: SidebarItem) => (
    <li key={id}>
      {"items" in item ? (
        <SidebarGroup {...item} isMini={isMini} onPress={shell?.closeDrawer} />
      ) : (
        <SidebarEntry {...item} isMini={isMini} onPress={shell?.closeDrawer} />
      )}
    </li>
  );
  return (
    <nav
      {...root}
      aria-label={label}
      className={[css.sidebar, isMini && css.collapsed, isInDrawer && css.inDrawer]
        .filter(Boolean)
        .join(" ")}
    >
      {isInDrawer && (
        <SidebarEntry
          icon={<X />}
          label={say(sidebarTexts.closeNavigation)}
          isMini={false}
          onPress={shell?.closeDrawer}
        />
      )}
      {goBack && (
        <SidebarEntry
          icon={<ArrowLeft />}
          label={goBack.label ?? say(sidebarTexts.goBack)}
          href={goBack.href}
          onPress={() => {
            goBack.onPress?.();
            shell?.closeDrawer();
          }}
          isMini={isMini}
        />
      )}
      <ul className={`${css.list} ${css.grow}`} role="list">
        {items.map(line)}
      </ul>
      <div className={css.footer}>
        {footerItems.length > 0 && (
          <ul className={css.list} role="list">
            {footerItems.map(line)}
          </ul>
        )}
        {!isInDrawer && (
          <SidebarEntry
            icon={isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            label={say(isCollapsed ? sidebarTexts.expand : sidebarTexts.collapse)}
            isMini={isMini}
            isExpanded={!isCollapsed}
            onPress={() => onCollapsedChange(!isCollapsed)}
          />
        )}
      </div>
    </nav>
  );
}
