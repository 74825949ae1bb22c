import { type Command, CommandPalette } from "@ats/ui/CommandPalette";
import { ShortcutList } from "@ats/ui/ShortcutList";
import { Search } from "lucide-react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { useSearchScopes } from "../search/scopes.ts";
import { useUser } from "../session/session.tsx";
import { type ShellDialog, useShellActions } from "./shell-actions.tsx";
import { shortcutGroups } from "./shortcuts.ts";
import { useCommands } from "./useCommands.ts";

const recentSchema = z.array(z.string());
const mostRecent = 3;
const groups = ["Go to", "Do", "Look"] as const;

interface CommandSheetsProps {
  opened: ShellDialog | undefined;
  onClose(): void;
}

export default function CommandSheets({ opened, onClose }: CommandSheetsProps) {
  const { host } = useAts();
  const user = useUser();
  const shell = useShellActions();
  const scopes = useSearchScopes();
  const { commands, singleKeys } = useCommands();
  const key = `ats.commands.${user.id}`;
  const [recent = [], setRecent] = useStoredValue(host.storage, key, recentSchema);
  const searches = (query: string): Command[] =>
    scopes.map(({ id, label }) => ({
      id: `search ${id}`,
      label: `Search ${label.toLowerCase()} for “${query}”`,
      icon: <Search />,
      onAction: () => shell.search(id, query),
    }));
  return (
    <>
      <CommandPalette
        hotkey={null}
        isOpen={opened === "commands"}
        onOpenChange={onClose}
        groups={groups.map((title) => ({
          id: title,
          title,
          commands: commands.filter(({ group }) => group === title),
        }))}
        recent={recent}
        onRun={(id) => {
          if (commands.some((command) => command.id === id))
            setRecent([id, ...recent.filter((other) => other !== id)].slice(0, mostRecent));
        }}
        search={async (query) => {
          const found = searches(query);
          return found.length > 0 ? [{ id: "search", title: "Search", commands: found }] : [];
        }}
      />
      <ShortcutList
        hotkey={null}
        isOpen={opened === "shortcuts"}
        onOpenChange={onClose}
        groups={shortcutGroups(commands, singleKeys)}
      />
    </>
  );
}
