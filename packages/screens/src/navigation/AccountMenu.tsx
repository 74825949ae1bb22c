import type { Density, Theme } from "@ats/ui/theme";
import { Button } from "@ats/ui/Button";
import { Menu, type MenuSection } from "@ats/ui/Menu";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import {
  ArrowLeftRight,
  ExternalLink,
  Globe,
  LogOut,
  Monitor,
  Moon,
  Rows3,
  Rows4,
  Sun,
  UserRound,
} from "lucide-react";
import { to } from "@ats/core/navigation/routes";
import { useAts } from "../app/context.tsx";
import { useShellActions } from "../commands/shell-actions.tsx";
import { useLogOut } from "../session/useLogOut.ts";
import { useCanUse, useUser } from "../session/session.tsx";
import { Photo } from "../users/Photo.tsx";
import * as css from "./AccountMenu.css.ts";
import { useAppearance } from "./appearance.ts";

/** "hello, {name}": the user, appearance and log out. Specification §2, Toolbar. */
export function AccountMenu() {
  const user = useUser();
  const logOut = useLogOut();
  const [appearance, change] = useAppearance();
  const careersPage = useCanUse("careersPage")
    ? user.ats_settings.website_settings.careers_page.url
    : null;
  const { hasScreen } = useAts();
  const hasProfile = useCanUse("settings") && hasScreen("Settings");
  const hasGlobalSettings = useCanUse("globalSettings") && hasScreen("globalSettings");
  const maySwitch = useCanUse("switchAccount");
  const shell = useShellActions();
  const items: MenuSection[] = [
    {
      title: "Theme",
      value: appearance.theme,
      onChange: (theme) => change({ theme: theme as Theme }),
      items: [
        { id: "light", label: "Light", icon: <Sun /> },
        { id: "dark", label: "Dark", icon: <Moon /> },
        { id: "system", label: "System", icon: <Monitor /> },
      ],
    },
    {
      title: "Density",
      value: appearance.density,
      onChange: (density) => change({ density: density as Density }),
      items: [
        { id: "comfortable", label: "Comfortable", icon: <Rows3 /> },
        { id: "compact", label: "Compact", icon: <Rows4 /> },
      ],
    },
    {
      items: [
        ...(hasProfile
          ? [{ id: "profile", label: "Profile", icon: <UserRound />, href: to.Settings() }]
          : []),
        ...(hasGlobalSettings
          ? [
              {
                id: "globalSettings",
                label: "Global settings",
                icon: <Globe />,
                href: to.globalSettings(),
              },
            ]
          : []),
        ...(careersPage
          ? [
              {
                id: "careers",
                label: "Careers page",
                icon: <ExternalLink />,
                href: careersPage,
                target: "_blank",
              },
            ]
          : []),
        ...(maySwitch
          ? [
              {
                id: "switch",
                label: "Switch account",
                icon: <ArrowLeftRight />,
                onAction: () => shell.open("switchAccount"),
              },
            ]
          : []),
        { id: "logout", label: "Log out", icon: <LogOut />, onAction: logOut },
      ],
    },
  ];
  return (
    <Menu
      label="Account"
      placement="bottom end"
      trigger={
        <Button variant="ghost">
          <span className={css.trigger}>
            <Photo user={user} size="sm" />
            <span className={css.greeting}>hello, {user.name}</span>
          </span>
        </Button>
      }
      header={
        <Stack gap="xxs">
          <Text weight="semibold">{user.name}</Text>
          <Text size="sm" tone="muted">
            {user.userType}
          </Text>
          <Text size="sm" tone="muted">
            {user.company_name}
          </Text>
        </Stack>
      }
      items={items}
    />
  );
}
