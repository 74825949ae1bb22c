import { useAts } from "../app/context.tsx";
import { maySee } from "../app/may-see.ts";
import { useAppearance } from "../navigation/appearance.ts";
import { useMenu } from "../navigation/menu.tsx";
import { useMarkRead } from "../notifications/queries.ts";
import { useLogOut } from "../session/log-out.ts";
import { useUser } from "../session/session.tsx";
import { commandsFor } from "./commands.tsx";
import { useSingleKeys } from "./keys.ts";
import { useShellActions } from "./shell-actions.tsx";

/** The commands of the signed-in user, here and now. */
export function useCommands() {
  const { screens, hasScreen, goBack } = useAts();
  const user = useUser();
  const shell = useShellActions();
  const menu = useMenu();
  const logOut = useLogOut();
  const { markAllRead } = useMarkRead();
  const [, setAppearance] = useAppearance();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const commands = commandsFor({
    user,
    menu,
    pages: screens.filter((route) => maySee(route, user)),
    hasScreen,
    shell,
    goBack,
    logOut,
    markAllRead,
    setAppearance,
    singleKeys,
    setSingleKeys,
  });
  return { commands, singleKeys };
}
