import { to } from "@ats/core/navigation/routes";
import { mayUse } from "@ats/core/rights/access";
import { AppShell } from "@ats/ui/AppShell";
import { Button } from "@ats/ui/Button";
import { IconButton } from "@ats/ui/IconButton";
import { Sidebar } from "@ats/ui/Sidebar";
import { Toolbar } from "@ats/ui/Toolbar";
import { useTexts } from "@ats/ui/texts";
import { CircleQuestionMark, Lightbulb, NotebookPen } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { Loading } from "../app/Frame.tsx";
import { usePath } from "../app/router.tsx";
import { titles } from "../app/titles.ts";
import { useCommandKeys } from "../commands/keys.ts";
import {
  type ShellActions,
  ShellActionsProvider,
  type ShellDialog,
} from "../commands/shell-actions.tsx";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { News } from "../news/News.tsx";
import { NotificationBell } from "../notifications/NotificationBell.tsx";
import { type AskedSearch, GlobalSearch } from "../search/GlobalSearch.tsx";
import { useUser } from "../session/session.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { Banners } from "./Banners.tsx";
import { CompanyLogo } from "./CompanyLogo.tsx";
import { icons } from "./icons.tsx";
import { useMenu } from "./menu.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { ShellDialogs } from "./ShellDialogs.tsx";
import { sectionOf } from "./section.ts";
import { navigationTexts } from "./texts.ts";

/** Sidebar, toolbar and the host's slots. Specification §2. */
export function ShellView({ children }: { children: ReactNode }) {
  const say = useTexts();
  const { host, hasScreen } = useAts();
  const user = useUser();
  const [isCollapsed = false, setCollapsed] = useStoredValue(
    host.storage,
    "ats.sidebar.collapsed",
    z.boolean(),
  );
  const [opened, setOpened] = useState<ShellDialog>();
  const [asked, setAsked] = useState<AskedSearch>();
  const shell = useMemo<ShellActions>(
    () => ({
      open: setOpened,
      bars: {
        toggleSidebar: () => setCollapsed(!isCollapsed),
        search: (module, term) => setAsked({ module, term }),
      },
    }),
    [isCollapsed, setCollapsed],
  );
  useCommandKeys(setOpened);
  const { logo, news, supportChat } = host.slots;
  const toggleNews = (isOpen: boolean) => setOpened(isOpen ? "news" : undefined);
  return (
    <ShellActionsProvider value={shell}>
      <AppShell
        banner={<Banners />}
        floating={
          <>
            {mayUse("supportChat", user) && supportChat}
            <Button
              iconStart={<Lightbulb />}
              isIconOnNarrow
              onPress={() => setOpened("suggestion")}
            >
              {say(navigationTexts.makeSuggestion)}
            </Button>
          </>
        }
        sidebar={<Menu isCollapsed={isCollapsed} onCollapsedChange={setCollapsed} />}
        toolbar={
          <Toolbar
            logo={logo === undefined ? <CompanyLogo user={user} /> : logo}
            title={
              user.ats_settings.disabled
                ? say(navigationTexts.disabledCompany, { company: user.company_name })
                : user.company_name
            }
            search={mayUse("globalSearch", user) && <GlobalSearch asked={asked} />}
          >
            {hasScreen("help") && (
              <IconButton
                aria-label={say(titles.help)}
                icon={<CircleQuestionMark />}
                href={to.help()}
              />
            )}
            {mayUse("news", user) &&
              (news === undefined ? (
                <News isOpen={opened === "news"} onOpenChange={toggleNews} />
              ) : (
                news
              ))}
            {mayUse("internalNotes", user) && (
              <IconButton
                aria-label={say(navigationTexts.internalNote)}
                aria-haspopup="dialog"
                icon={<NotebookPen />}
                onPress={() => setOpened("supportNote")}
              />
            )}
            <NotificationBell />
            <AccountMenu />
          </Toolbar>
        }
      >
        <RouteAnnouncer />
        <AfterPaint>{children}</AfterPaint>
        <ShellDialogs opened={opened} onClose={() => setOpened(undefined)} />
      </AppShell>
    </ShellActionsProvider>
  );
}

/** Paints the shell before rendering the screen. */
function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const painted = setTimeout(() => setPainted(true));
    return () => clearTimeout(painted);
  }, []);
  return isPainted ? children : <Loading />;
}

interface MenuProps {
  isCollapsed: boolean;
  onCollapsedChange(isCollapsed: boolean): void;
}

function Menu(collapse: MenuProps) {
  const say = useTexts();
  const { goBack, hasScreen } = useAts();
  const user = useUser();
  const path = usePath();
  const current = sectionOf(path);
  const items = useMenu().map((item) => ({
    ...item,
    isCurrent: item.id === current || item.href === path,
  }));
  const Settings = icons.Settings;
  const footerItems =
    hasScreen("Settings") && mayUse("settings", user) && Settings
      ? [{ id: "Settings", label: say(titles.Settings), href: to.Settings(), icon: <Settings /> }]
      : [];
  return (
    <Sidebar
      label={say(navigationTexts.main)}
      items={items}
      footerItems={footerItems}
      goBack={{ label: say(navigationTexts.goBack), onPress: goBack }}
      {...collapse}
    />
  );
}
