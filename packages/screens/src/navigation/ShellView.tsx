import { to } from "@ats/core/navigation/routes";
import { sidebarFor } from "@ats/core/navigation/sidebar";
import { mayUse } from "@ats/core/rights/access";
import { AppShell } from "@ats/ui/AppShell";
import { IconButton } from "@ats/ui/IconButton";
import { Sidebar, type SidebarItem } from "@ats/ui/Sidebar";
import { Toolbar } from "@ats/ui/Toolbar";
import { CircleQuestionMark } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { Loading } from "../app/Frame.tsx";
import { usePath } from "../app/router.tsx";
import { useStoredValue } from "../lists/stored-value.ts";
import { NotificationBell } from "../notifications/NotificationBell.tsx";
import { GlobalSearch } from "../search/GlobalSearch.tsx";
import { useUser } from "../session/session.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { CompanyLogo } from "./CompanyLogo.tsx";
import { EnvironmentStrip } from "./EnvironmentStrip.tsx";
import { icons } from "./icons.tsx";
import { Arrival } from "./Arrival.tsx";
import { sectionOf } from "./section.ts";

/** Sidebar, toolbar and what a host puts into their slots. Specification §2. */
export function ShellView({ children }: { children: ReactNode }) {
  const { host, goBack, hasScreen } = useAts();
  const user = useUser();
  const [isCollapsed = false, setCollapsed] = useStoredValue(
    host.storage,
    "ats.sidebar.collapsed",
    z.boolean(),
  );
  const { items, footerItems } = useMenu();
  // The frame is painted before the screen in it is rendered.
  const [isFramed, setFramed] = useState(false);
  useEffect(() => {
    const painted = setTimeout(() => setFramed(true));
    return () => clearTimeout(painted);
  }, []);
  const { logo, news, supportChat } = host.slots;
  return (
    <AppShell
      banner={<EnvironmentStrip />}
      floating={mayUse("supportChat", user) && supportChat}
      sidebar={
        <Sidebar
          label="Main"
          items={items}
          footerItems={footerItems}
          goBack={{ label: "Go back", onPress: goBack }}
          isCollapsed={isCollapsed}
          onCollapsedChange={setCollapsed}
        />
      }
      toolbar={
        <Toolbar
          logo={logo === undefined ? <CompanyLogo user={user} /> : logo}
          title={`${user.company_name}${user.ats_settings.disabled ? " (Disabled)" : ""}`}
          search={mayUse("globalSearch", user) && <GlobalSearch />}
        >
          {hasScreen("help") && (
            <IconButton aria-label="Help" icon={<CircleQuestionMark />} href={to.help()} />
          )}
          {mayUse("news", user) && news}
          <NotificationBell />
          <AccountMenu />
        </Toolbar>
      }
    >
      <Arrival />
      {isFramed ? children : <Loading />}
    </AppShell>
  );
}

function useMenu() {
  const { host, hasScreen } = useAts();
  const user = useUser();
  const path = usePath();
  const current = sectionOf(path);
  const items: SidebarItem[] = [
    ...sidebarFor(user, { hasClients: false, approvals: false }, hasScreen).map(
      ({ label, route }) => {
        const Icon = icons[route];
        return {
          id: route,
          label,
          href: (to[route] as () => string)(),
          icon: Icon && <Icon />,
          isCurrent: route === current,
        };
      },
    ),
    ...(host.slots.sidebarExtra ?? []).map((item) => ({
      ...item,
      id: item.href,
      isCurrent: item.href === path,
    })),
  ];
  const Settings = icons.Settings;
  const footerItems: SidebarItem[] =
    hasScreen("Settings") && mayUse("settings", user) && Settings
      ? [{ id: "Settings", label: "Settings", href: to.Settings(), icon: <Settings /> }]
      : [];
  return { items, footerItems };
}
