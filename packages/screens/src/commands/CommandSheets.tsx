import { type Command, CommandPalette } from "@ats/ui/CommandPalette";
import { ShortcutList } from "@ats/ui/ShortcutList";
import { useTexts } from "@ats/ui/texts";
import { Search } from "lucide-react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { useSearchScopes } from "../search/scopes.ts";
import { useUser } from "../session/session.tsx";
import { type ShellDialog, useShellActions } from "./shell-actions.tsx";
import { shortcutGroups } from "./shortcuts.ts";
import { commandTexts } from "./texts.ts";
import { useCommands } from "./useCommands.ts";

const recentSchema = z.array(z.string());
const mostRecent = 3;
const groups = ["goTo", "do", "look"] as const;

interface CommandSheetsProps {
  opened: ShellDialog | undefined;
  onClose(): void;
}

export default function CommandSheets({ opened, onClose }: CommandSheetsProps) {
  const say = useTexts();
  const { host } = useAts();
  const user = useUser();
  const { bars } = useShellActions();
  const scopes = useSearchScopes();
  const { commands, singleKeys } = useCommands();
  const key = `ats.commands.${user.id}`;
  const [recent = [], setRecent] = useStoredValue(host.storage, key, recentSchema);
  const searches = (query: string): Command[] =>
    bars
      ? scopes.map(({ id, label }) => ({
          id: `search ${id}`,
          label: say(commandTexts.searchIn, { scope: label.toLocaleLowerCase(say.locale), query }),
          icon: <Search />,
          onAction: () => bars.search(id, query),
        }))
      : [];
  return (
    <>
      <CommandPalette
        hotkey={null}
        isOpen={opened === "commands"}
        onOpenChange={onClose}
        groups={groups.map((id) => ({
          id,
          title: say(commandTexts[id]),
          commands: commands.filter(({ group }) => group === id),
        }))}
        recent={recent}
        onRun={(id) => {
          if (commands.some((command) => command.id === id))
            setRecent([id, ...recent.filter((other) => other !== id)].slice(0, mostRecent));
        }}
        search={async (query) => {
          const found = searches(query);
          return found.length > 0
            ? [{ id: "search", title: say(commandTexts.search), commands: found }]
            : [];
        }}
      />
      <ShortcutList
        hotkey={null}
        isOpen={opened === "shortcuts"}
        onOpenChange={onClose}
        groups={shortcutGroups(say, commands, singleKeys)}
      />
    </>
  );
}
