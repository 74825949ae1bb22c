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
import { titles } from "../app/titles.ts";
import type { MenuLink } from "../navigation/menu.tsx";
import { shellKeys } from "./keys.ts";
import type { ShellActions } from "./shell-actions.tsx";

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
  group: "Go to" | "Do" | "Look";
  /** True if the user has this command. Default: true. */
  isThere?: boolean;
};

/**
 * Lists every page and action of the shell with its shortcut. The palette, the shortcut list and
 * Help show it.
 */
export function commandsFor(context: CommandContext): ListedCommand[] {
  const { user, menu, hasScreen, shell, setAppearance, singleKeys } = context;
  const { isMuted, dismissAnnouncement, wayHome } = context;
  const { url } = user.ats_settings.website_settings.careers_page;
  const all: ListedCommand[] = [
    ...menu.map(
      ({ id, label, href, icon }): ListedCommand => ({
        group: "Go to",
        id,
        label,
        href,
        icon,
      }),
    ),
    {
      group: "Go to",
      id: "Settings",
      label: "Settings",
      keywords: "profile password",
      icon: <Settings />,
      href: to.Settings(),
      isThere: hasScreen("Settings") && mayUse("settings", user),
    },
    {
      group: "Go to",
      id: "globalSettings",
      label: "Global settings",
      keywords: "announcement",
      icon: <Globe />,
      href: to.globalSettings(),
      isThere: hasScreen("globalSettings") && mayUse("globalSettings", user),
    },
    {
      group: "Go to",
      id: "notifications",
      label: "Notifications",
      icon: <Bell />,
      href: to.notificationsList({ type: "all" }),
      isThere: hasScreen("notificationsList"),
    },
    {
      group: "Go to",
      id: "help",
      label: "Help",
      icon: <CircleQuestionMark />,
      href: to.help(),
      isThere: hasScreen("help"),
    },
    {
      group: "Go to",
      id: "careersPage",
      label: "Careers page",
      description: "Opens in a new tab",
      icon: <ExternalLink />,
      onAction: () => void window.open(url ?? "", "_blank", "noopener"),
      isThere: mayUse("careersPage", user),
    },
    {
      group: "Go to",
      id: "goBack",
      label: "Go back",
      icon: <ArrowLeft />,
      onAction: context.goBack,
    },
    {
      group: "Do",
      id: "search",
      label: "Search candidates and jobs",
      icon: <Search />,
      shortcut: shellKeys.search,
      onAction: () => shell.search("APPLICATIONS", ""),
      isThere: mayUse("globalSearch", user),
    },
    {
      group: "Do",
      id: "markAllRead",
      label: "Mark all notifications as read",
      icon: <CheckCheck />,
      onAction: context.markAllRead,
    },
    {
      group: "Do",
      id: "mute",
      label: `${isMuted ? "Unmute" : "Mute"} notifications`,
      keywords: "sound silence",
      icon: isMuted ? <Bell /> : <BellOff />,
      onAction: () => context.setMuted(!isMuted),
    },
    {
      group: "Do",
      id: "news",
      label: "Read the news",
      keywords: "release notes new",
      icon: <Newspaper />,
      onAction: () => shell.open("news"),
      isThere: context.hasNews,
    },
    {
      group: "Do",
      id: "dismissAnnouncement",
      label: "Dismiss the announcement",
      icon: <X />,
      onAction: () => dismissAnnouncement?.(),
      isThere: dismissAnnouncement !== undefined,
    },
    {
      group: "Do",
      id: "suggestion",
      label: "Make a suggestion",
      keywords: "idea feedback",
      icon: <Lightbulb />,
      onAction: () => shell.open("suggestion"),
    },
    {
      group: "Do",
      id: "supportNote",
      label: "Internal note",
      icon: <NotebookPen />,
      onAction: () => shell.open("supportNote"),
      isThere: mayUse("internalNotes", user),
    },
    {
      group: "Do",
      id: "switchAccount",
      label: "Switch account",
      keywords: "company client",
      icon: <ArrowLeftRight />,
      onAction: () => shell.open("switchAccount"),
      isThere: mayUse("switchAccount", user),
    },
    {
      group: "Do",
      id: "returnHome",
      label: wayHome?.label ?? "",
      keywords: "switch leave company",
      icon: <Undo2 />,
      onAction: () => wayHome?.go(),
      isThere: wayHome !== undefined,
    },
    {
      group: "Do",
      id: "logout",
      label: "Log out",
      keywords: "sign out",
      icon: <LogOut />,
      onAction: context.logOut,
    },
    {
      group: "Look",
      id: "sidebar",
      label: "Collapse or expand the menu",
      keywords: "sidebar",
      icon: <PanelLeft />,
      onAction: shell.toggleSidebar,
    },
    {
      group: "Look",
      id: "light",
      label: "Light theme",
      icon: <Sun />,
      onAction: () => setAppearance({ theme: "light" }),
    },
    {
      group: "Look",
      id: "dark",
      label: "Dark theme",
      icon: <Moon />,
      onAction: () => setAppearance({ theme: "dark" }),
    },
    {
      group: "Look",
      id: "system",
      label: "System theme",
      icon: <Monitor />,
      onAction: () => setAppearance({ theme: "system" }),
    },
    {
      group: "Look",
      id: "comfortable",
      label: "Comfortable density",
      icon: <Rows3 />,
      onAction: () => setAppearance({ density: "comfortable" }),
    },
    {
      group: "Look",
      id: "compact",
      label: "Compact density",
      icon: <Rows4 />,
      onAction: () => setAppearance({ density: "compact" }),
    },
    {
      group: "Look",
      id: "shortcuts",
      label: "Keyboard shortcuts",
      keywords: "keys",
      icon: <Keyboard />,
      shortcut: shellKeys.shortcuts,
      onAction: () => shell.open("shortcuts"),
    },
    {
      group: "Look",
      id: "singleKeys",
      label: `Turn single-key shortcuts ${singleKeys ? "off" : "on"}`,
      description: `The keys ${shellKeys.search} and ${shellKeys.shortcuts}`,
      icon: <Keyboard />,
      onAction: () => context.setSingleKeys(!singleKeys),
    },
  ];
  const listed = all.filter(({ isThere = true }) => isThere);
  return [...listed, ...otherPages(context, listed)];
}

/** Pages that no other command opens. */
const otherPages = ({ pages, say }: CommandContext, listed: readonly ListedCommand[]) =>
  pages
    .filter(({ layout, name }) => layout === "shell" && !routes[name].includes("{"))
    .map(
      ({ name }): ListedCommand => ({
        group: "Go to",
        id: name,
        label: say(titles[name]),
        href: routes[name],
        icon: <FileText />,
      }),
    )
    .filter(({ href }) => !listed.some((command) => command.href === href));
