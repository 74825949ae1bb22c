import {
  type Command,
  CommandPalette,
  preloadCommandPalette,
  type Typed,
} from "@ats/ui/CommandPalette";
import { ShortcutList } from "@ats/ui/ShortcutList";
import { useTexts } from "@ats/ui/texts";
import { Search } from "lucide-react";
import { useAts } from "../app/context.tsx";
import { useSearchScopes } from "../search/scopes.ts";
import { findInScopes } from "../search/search-commands.tsx";
import { keysOf } from "./page-commands.ts";
import { useRecent } from "./recent.ts";
import { type ShellDialog, useShellActions } from "./shell-actions.tsx";
import { shortcutGroups } from "./shortcuts.ts";
import { commandTexts, shortcutTexts } from "./texts.ts";
import { useCommands } from "./useCommands.ts";
import { usePageGroups } from "./usePageGroups.ts";
import { useRecentCommands } from "./useRecentCommands.tsx";

const groups = ["goTo", "do", "look"] as const;

export const preloadSheets = preloadCommandPalette;

interface CommandSheetsProps {
  opened: ShellDialog | undefined;
  onClose(): void;
  typed: Typed;
}

export default function CommandSheets({ opened, onClose, typed }: CommandSheetsProps) {
  const say = useTexts();
  const { client } = useAts();
  const { bars } = useShellActions();
  const scopes = useSearchScopes();
  const { commands, singleKeys } = useCommands();
  const page = usePageGroups();
  const [, remember] = useRecent();
  const recent = useRecentCommands(opened === "commands", commands);
  const ofPage = page.map((group, place) => ({
    id: `page ${place}`,
    title: group.title ?? say(shortcutTexts.onThisPage),
    isFirst: true,
    commands: group.commands.map((command): Command => {
      const [shortcut] = singleKeys ? keysOf(command) : [];
      return { ...command, id: `page ${command.id}`, ...(shortcut && { shortcut }) };
    }),
  }));
  return (
    <>
      <CommandPalette
        hotkey={null}
        typed={typed}
        isOpen={opened === "commands"}
        onOpenChange={onClose}
        groups={[
          ...ofPage,
          ...groups.map((id) => ({
            id,
            title: say(commandTexts[id]),
            commands: commands.filter(({ group }) => group === id),
          })),
        ]}
        recent={recent}
        onRun={(id) => {
          // A page is remembered once it is shown.
          if (commands.some((command) => command.id === id && !command.href)) remember(id);
        }}
        {...(scopes.length > 0 && {
          search: (query: string, signal: AbortSignal) =>
            findInScopes(client, scopes, query, signal),
        })}
        {...(bars && {
          fallbacks: (query: string) =>
            scopes.map(({ id, label }): Command => {
              const scope = label.toLocaleLowerCase(say.locale);
              return {
                id: `search ${id}`,
                label: say(commandTexts.searchIn, { scope, query }),
                icon: <Search />,
                onAction: () => bars.search(id, query),
              };
            }),
        })}
      />
      <ShortcutList
        hotkey={null}
        isOpen={opened === "shortcuts"}
        onOpenChange={onClose}
        groups={shortcutGroups(say, { page, commands, singleKeys })}
      />
    </>
  );
}
