import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { useShell } from "../AppShell/AppShell.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./Toolbar.css.ts";
import { toolbarTexts } from "./texts.ts";

export type ToolbarProps = RootProps & {
  logo?: ReactNode;
  title?: ReactNode;
  /** Shown in the middle; on a narrow screen on its own line. */
  search?: ReactNode;
  /** Shown at the end: help, notifications, account. */
  children?: ReactNode;
};

/** The bar at the top of every page. On narrow screens it opens the navigation drawer. */
export function Toolbar({ logo, title, search, children, ...root }: ToolbarProps) {
  const say = useTexts();
  const shell = useShell();
  return (
    <header {...root} className={css.toolbar}>
      <div className={css.start}>
        {shell && (
          <div className={css.menu}>
            <IconButton
              aria-label={say(toolbarTexts.openNavigation)}
              aria-haspopup="dialog"
              aria-expanded={shell.isDrawerOpen}
              icon={<Menu />}
              onPress={shell.openDrawer}
            />
          </div>
        )}
        {logo && <span className={css.logo}>{logo}</span>}
        {title && <span className={css.title}>{title}</span>}
      </div>
      {search && <div className={css.centre}>{search}</div>}
      <div className={css.end}>{children}</div>
    </header>
  );
}
