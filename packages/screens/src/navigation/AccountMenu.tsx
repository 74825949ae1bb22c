import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Menu, type MenuSection } from "@ats/ui/Menu";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import type { Density, Theme } from "@ats/ui/theme";
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
import { useAts } from "../app/context.tsx";
import { titles } from "../app/titles.ts";
import { useShellActions } from "../commands/shell-actions.tsx";
import { useCanUse, useUser } from "../session/session.tsx";
import { useLogOut } from "../session/useLogOut.ts";
import { Photo } from "../users/Photo.tsx";
import * as css from "./AccountMenu.css.ts";
import { useAppearance } from "./appearance.ts";
import { navigationTexts } from "./texts.ts";

/** "hello, {name}": the user, appearance and log out. Specification §2, Toolbar. */
export function AccountMenu() {
  const say = useTexts();
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
      title: say(navigationTexts.theme),
      value: appearance.theme,
      onChange: (theme) => change({ theme: theme as Theme }),
      items: [
        { id: "light", label: say(navigationTexts.light), icon: <Sun /> },
        { id: "dark", label: say(navigationTexts.dark), icon: <Moon /> },
        { id: "system", label: say(navigationTexts.system), icon: <Monitor /> },
      ],
    },
    {
      title: say(navigationTexts.density),
      value: appearance.density,
      onChange: (density) => change({ density: density as Density }),
      items: [
        { id: "comfortable", label: say(navigationTexts.comfortable), icon: <Rows3 /> },
        { id: "compact", label: say(navigationTexts.compact), icon: <Rows4 /> },
      ],
    },
    {
      items: [
        ...(hasProfile
          ? [
              {
                id: "profile",
                label: say(navigationTexts.profile),
                icon: <UserRound />,
                href: to.Settings(),
              },
            ]
          : []),
        ...(hasGlobalSettings
          ? [
              {
                id: "globalSettings",
                label: say(titles.globalSettings),
                icon: <Globe />,
                href: to.globalSettings(),
              },
            ]
          : []),
        ...(careersPage
          ? [
              {
                id: "careers",
                label: say(navigationTexts.careersPage),
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
                label: say(navigationTexts.switchAccount),
                icon: <ArrowLeftRight />,
                onAction: () => shell.open("switchAccount"),
              },
            ]
          : []),
        { id: "logout", label: say(navigationTexts.logOut), icon: <LogOut />, onAction: logOut },
      ],
    },
  ];
  return (
    <Menu
      label={say(navigationTexts.account)}
      placement="bottom end"
      trigger={
        <Button variant="ghost">
          <span className={css.trigger}>
            <Photo user={user} size="sm" />
            <span className={css.greeting}>{say(navigationTexts.hello, { name: user.name })}</span>
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
