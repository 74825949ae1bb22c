import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from "react";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./AppShell.css.ts";
import { appShellTexts } from "./texts.ts";

// Loaded on first use: only narrow screens have a drawer.
const NavigationDrawer = lazy(() => import("./NavigationDrawer.tsx"));

type Shell = { isDrawerOpen: boolean; openDrawer: () => void; closeDrawer: () => void };

const ShellContext = createContext<Shell | undefined>(undefined);
const DrawerContext = createContext(false);

/** Returns the surrounding shell, or undefined outside one. */
export const useShell = () => use(ShellContext);
/** True inside the navigation drawer of a narrow screen. */
export const useIsInDrawer = () => use(DrawerContext);

export type AppShellProps = RootProps<HTMLDivElement> & {
  /** Left out, with the toolbar, inside another application that has its own. */
  sidebar?: ReactNode;
  toolbar?: ReactNode;
  banner?: ReactNode;
  /** Buttons fixed at the bottom corner. */
  floating?: ReactNode;
  children: ReactNode;
};

/** Lays out the product: navigation, toolbar, and the page in <main id="content">. */
export function AppShell({ sidebar, toolbar, banner, floating, children, ...root }: AppShellProps) {
  const say = useTexts();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const shell = useMemo(
    () => ({
      isDrawerOpen,
      openDrawer: () => {
        setOpened(true);
        setDrawerOpen(true);
      },
      closeDrawer: () => setDrawerOpen(false),
    }),
    [isDrawerOpen],
  );
  return (
    <ShellContext value={shell}>
      <div {...root} className={css.shell}>
        {toolbar && (
          <a
            href="#content"
            className={css.skip}
            onClick={(event) => {
              event.preventDefault();
              focusContent();
            }}
          >
            {say(appShellTexts.skipToContent)}
          </a>
        )}
        <div className={css.sidebar}>{sidebar}</div>
        <div className={css.toolbar}>{toolbar}</div>
        <div className={css.banner}>{banner}</div>
        <main id="content" tabIndex={-1} className={floating ? css.mainBelowFloating : css.main}>
          {children}
        </main>
        {floating && <div className={css.floating}>{floating}</div>}
      </div>
      {wasOpened && (
        <Suspense>
          <NavigationDrawer isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
            <DrawerContext value={true}>{sidebar}</DrawerContext>
          </NavigationDrawer>
        </Suspense>
      )}
    </ShellContext>
  );
}

/** Moves the focus to the page's content, for controls that disappear while focused. */
export const focusContent = () => document.getElementById("content")?.focus();
