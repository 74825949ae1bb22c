import { type RouteName, routes, to } from "@ats/core/navigation/routes";
import { mayUse } from "@ats/core/rights/access";
import type { User } from "@ats/core/users/user";
import type { Command } from "@ats/ui/CommandPalette";
import type { Say } from "@ats/ui/texts";
import type { Density, Theme } from "@ats/ui/theme";
import {
  ArrowLeft,
  ArrowLeftRight,
  Bell,
  BellOff,
  CheckCheck,
  CircleQuestionMark,
  ExternalLink,
  FileText,
  Globe,
  Keyboard,
  Lightbulb,
  LogOut,
  Monitor,
  Moon,
  Newspaper,
  NotebookPen,
  PanelLeft,
  Rows3,
  Rows4,
  Search,
  Settings,
  Sun,
  Undo2,
  X,
} from "lucide-react";
import type { ScreenRoute } from "../app/screen.ts";
import { titleOf } from "../app/title-of.ts";
import { titles } from "../app/titles.ts";
import type { MenuLink } from "../navigation/menu.tsx";
import { navigationTexts } from "../navigation/texts.ts";
import { suggestionTexts } from "../suggestions/texts.ts";
import { shellKeys } from "./keys.ts";
import type { ShellActions } from "./shell-actions.tsx";
import { commandTexts, keywordTexts } from "./texts.ts";

export interface CommandContext {
  user: User;
  menu: readonly MenuLink[];
  say: Say;
  pages: readonly ScreenRoute[];
  hasScreen(route: RouteName): boolean;
  shell: ShellActions;
  goBack(): void;
  logOut(): void;
  markAllRead(): void;
  isMuted: boolean;
  setMuted(isMuted: boolean): void;
  /** True if the shell has its own news button. */
  hasNews: boolean;
  /** Undefined while no announcement is shown. */
  dismissAnnouncement: (() => void) | undefined;
  /** Return from a guest session. */
  wayHome: { label: string; go(): void } | undefined;
  setAppearance(change: { theme?: Theme; density?: Density }): void;
  singleKeys: boolean;
  setSingleKeys(on: boolean): void;
}

export type ListedCommand = Command & {
  group: "goTo" | "do" | "look";
  /** True if the user has this command. Default: true. */
  isThere?: boolean;
};

/**
 * Lists every page and action of the shell with its shortcut. The palette, the shortcut list and
 * Help show it.
 */
export function commandsFor(context: CommandContext): ListedCommand[] {
  const { user, menu, say, hasScreen, shell, setAppearance, singleKeys } = context;
  const { isMuted, dismissAnnouncement, wayHome } = context;
  const { bars } = shell;
  const hasBars = bars !== undefined;
  const { url } = user.ats_settings.website_settings.careers_page;
  const all: ListedCommand[] = [
    ...menu.map(
      ({ id, label, href, icon }): ListedCommand => ({
        group: "goTo",
        id,
        label,
        href,
        icon,
      }),
    ),
    {
      group: "goTo",
      id: "Settings",
      label: say(titles.Settings),
      keywords: say(keywordTexts.settings),
      icon: <Settings />,
      href: to.Settings(),
      isThere: hasScreen("Settings") && mayUse("settings", user),
    },
    {
      group: "goTo",
      id: "globalSettings",
      label: say(titles.globalSettings),
      keywords: say(keywordTexts.globalSettings),
      icon: <Globe />,
      href: to.globalSettings(),
      isThere: hasScreen("globalSettings") && mayUse("globalSettings", user),
    },
    {
      group: "goTo",
      id: "notifications",
      label: say(titles.notificationsList),
      icon: <Bell />,
      href: to.notificationsList({ type: "all" }),
      isThere: hasScreen("notificationsList"),
    },
    {
      group: "goTo",
      id: "help",
      label: say(titles.help),
      icon: <CircleQuestionMark />,
      href: to.help(),
      isThere: hasScreen("help"),
    },
    {
      group: "goTo",
      id: "careersPage",
      label: say(navigationTexts.careersPage),
      description: say(commandTexts.opensInTab),
      icon: <ExternalLink />,
      onAction: () => void window.open(url ?? "", "_blank", "noopener"),
      isThere: mayUse("careersPage", user),
    },
    {
      group: "goTo",
      id: "goBack",
      label: say(navigationTexts.goBack),
      icon: <ArrowLeft />,
      onAction: context.goBack,
    },
    {
      group: "do",
      id: "search",
      label: say(commandTexts.searchAll),
      icon: <Search />,
      shortcut: shellKeys.search,
      onAction: () => bars?.search("APPLICATIONS", ""),
      isThere: hasBars && mayUse("globalSearch", user),
    },
    {
      group: "do",
      id: "markAllRead",
      label: say(commandTexts.markAllRead),
      icon: <CheckCheck />,
      onAction: context.markAllRead,
    },
    {
      group: "do",
      id: "mute",
      label: say(isMuted ? commandTexts.unmute : commandTexts.mute),
      keywords: say(keywordTexts.mute),
      icon: isMuted ? <Bell /> : <BellOff />,
      onAction: () => context.setMuted(!isMuted),
    },
    {
      group: "do",
      id: "news",
      label: say(commandTexts.readNews),
      keywords: say(keywordTexts.news),
      icon: <Newspaper />,
      onAction: () => shell.open("news"),
      isThere: hasBars && context.hasNews,
    },
    {
      group: "do",
      id: "dismissAnnouncement",
      label: say(commandTexts.dismissAnnouncement),
      icon: <X />,
      onAction: () => dismissAnnouncement?.(),
      isThere: dismissAnnouncement !== undefined,
    },
    {
      group: "do",
      id: "suggestion",
      label: say(suggestionTexts.title),
      keywords: say(keywordTexts.suggestion),
      icon: <Lightbulb />,
      onAction: () => shell.open("suggestion"),
    },
    {
      group: "do",
      id: "supportNote",
      label: say(navigationTexts.internalNote),
      icon: <NotebookPen />,
      onAction: () => shell.open("supportNote"),
      isThere: mayUse("internalNotes", user),
    },
    {
      group: "do",
      id: "switchAccount",
      label: say(navigationTexts.switchAccount),
      keywords: say(keywordTexts.switchAccount),
      icon: <ArrowLeftRight />,
      onAction: () => shell.open("switchAccount"),
      isThere: hasBars && mayUse("switchAccount", user),
    },
    {
      group: "do",
      id: "returnHome",
      label: wayHome?.label ?? "",
      keywords: say(keywordTexts.returnHome),
      icon: <Undo2 />,
      onAction: () => wayHome?.go(),
      isThere: wayHome !== undefined,
    },
    {
      group: "do",
      id: "logout",
      label: say(navigationTexts.logOut),
      keywords: say(keywordTexts.logOut),
      icon: <LogOut />,
      onAction: context.logOut,
      isThere: hasBars,
    },
    {
      group: "look",
      id: "sidebar",
      label: say(commandTexts.toggleMenu),
      keywords: say(keywordTexts.toggleMenu),
      icon: <PanelLeft />,
      onAction: () => bars?.toggleSidebar(),
      isThere: hasBars,
    },
    {
      group: "look",
      id: "light",
      label: say(commandTexts.lightTheme),
      icon: <Sun />,
      onAction: () => setAppearance({ theme: "light" }),
      isThere: hasBars,
    },
    {
      group: "look",
      id: "dark",
      label: say(commandTexts.darkTheme),
      icon: <Moon />,
      onAction: () => setAppearance({ theme: "dark" }),
      isThere: hasBars,
    },
    {
      group: "look",
      id: "system",
      label: say(commandTexts.systemTheme),
      icon: <Monitor />,
      onAction: () => setAppearance({ theme: "system" }),
      isThere: hasBars,
    },
    {
      group: "look",
      id: "comfortable",
      label: say(commandTexts.comfortableDensity),
      icon: <Rows3 />,
      onAction: () => setAppearance({ density: "comfortable" }),
      isThere: hasBars,
    },
    {
      group: "look",
      id: "compact",
      label: say(commandTexts.compactDensity),
      icon: <Rows4 />,
      onAction: () => setAppearance({ density: "compact" }),
      isThere: hasBars,
    },
    {
      group: "look",
      id: "shortcuts",
      label: say(commandTexts.shortcuts),
      keywords: say(keywordTexts.shortcuts),
      icon: <Keyboard />,
      shortcut: shellKeys.shortcuts,
      onAction: () => shell.open("shortcuts"),
    },
    {
      group: "look",
      id: "singleKeys",
      label: say(singleKeys ? commandTexts.singleKeysOff : commandTexts.singleKeysOn),
      description: say(commandTexts.singleKeys, shellKeys),
      icon: <Keyboard />,
      onAction: () => context.setSingleKeys(!singleKeys),
    },
  ];
  const listed = all.filter(({ isThere = true }) => isThere);
  return [...listed, ...otherPages(context, listed)];
}

/** Pages that no other command opens. */
function otherPages({ pages, say }: CommandContext, listed: readonly ListedCommand[]) {
  const opened = new Set(listed.map(({ href }) => href));
  return pages
    .filter(({ layout, name }) => layout === "shell" && !routes[name].includes("{"))
    .filter(({ name }) => !opened.has(routes[name]))
    .map(
      (route): ListedCommand => ({
        group: "goTo",
        id: route.name,
        label: say(titleOf(route)),
        href: routes[route.name],
        icon: <FileText />,
      }),
    );
}
