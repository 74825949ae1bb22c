import { mayUse } from "@ats/core/rights/access";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../app/context.tsx";
import { maySee } from "../app/screen-access.ts";
import { useAppearance } from "../navigation/appearance.ts";
import { useMenu } from "../navigation/menu.tsx";
import { useAnnouncement } from "../navigation/useAnnouncement.ts";
import { useDismissAnnouncement } from "../navigation/useDismissAnnouncement.ts";
import { useMuted } from "../notifications/mute.ts";
import { useMarkRead } from "../notifications/queries.ts";
import { useUser } from "../session/session.tsx";
import { useLogOut } from "../session/useLogOut.ts";
import { useReturnHome } from "../session/useReturnHome.ts";
import { commandsFor, type ListedCommand } from "./commands.tsx";
import { useSingleKeys } from "./keys.ts";
import { useShellActions } from "./shell-actions.tsx";

export function useCommands(): { commands: ListedCommand[]; singleKeys: boolean } {
  const { host, screens, hasScreen, goBack } = useAts();
  const user = useUser();
  const say = useTexts();
  const shell = useShellActions();
  const menu = useMenu();
  const logOut = useLogOut();
  const { markAllRead } = useMarkRead();
  const [isMuted, setMuted] = useMuted();
  const announcement = useAnnouncement();
  const dismiss = useDismissAnnouncement();
  const wayHome = useReturnHome(user.home_company);
  const [, setAppearance] = useAppearance();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const commands = commandsFor({
    user,
    menu,
    say,
    pages: screens.filter((route) => maySee(route, user)),
    hasScreen,
    shell,
    goBack,
    logOut,
    markAllRead,
    isMuted,
    setMuted,
    hasNews: host.slots.news === undefined && mayUse("news", user),
    dismissAnnouncement: announcement && (() => dismiss(announcement.uuid)),
    wayHome,
    setAppearance,
    singleKeys,
    setSingleKeys,
  });
  return { commands, singleKeys };
}
