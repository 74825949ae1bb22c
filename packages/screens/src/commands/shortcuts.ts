import type { Command } from "@ats/ui/CommandPalette";
import { undoKeys } from "@ats/ui/Keys";
import type { ShortcutGroup } from "@ats/ui/ShortcutList";
import type { Say } from "@ats/ui/texts";
import { shellKeys } from "./keys.ts";
import { keysOf, type PageCommandGroup } from "./page-commands.ts";
import { shortcutTexts } from "./texts.ts";

export const generalShortcuts = (say: Say): ShortcutGroup["shortcuts"] => [
  { keys: "ArrowDown", label: say(shortcutTexts.next) },
  { keys: "ArrowUp", label: say(shortcutTexts.previous) },
  { keys: "Enter", label: say(shortcutTexts.choose) },
  { keys: "Escape", label: say(shortcutTexts.close) },
  { keys: shellKeys.print, label: say(shortcutTexts.print) },
  { keys: undoKeys, label: say(shortcutTexts.undo) },
  { keys: "F6", label: say(shortcutTexts.message) },
];

const ofPage = (say: Say, groups: readonly PageCommandGroup[]): ShortcutGroup[] =>
  groups
    .map(({ title, commands }) => ({
      title: title ?? say(shortcutTexts.onThisPage),
      shortcuts: commands.flatMap((command) => {
        const [keys] = keysOf(command);
        return keys ? [{ keys, label: command.label }] : [];
      }),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);

interface Shortcuts {
  page: readonly PageCommandGroup[];
  commands: readonly Command[];
  singleKeys: boolean;
}

/** All shortcuts: those of the page, of the user's commands, and the general ones. */
export const shortcutGroups = (
  say: Say,
  { page, commands, singleKeys }: Shortcuts,
): ShortcutGroup[] => [
  ...(singleKeys ? ofPage(say, page) : []),
  {
    title: say(shortcutTexts.everywhere),
    shortcuts: [
      { keys: shellKeys.commands, label: say(shortcutTexts.commands) },
      ...commands.flatMap(({ label, shortcut }) =>
        shortcut && singleKeys ? [{ keys: shortcut, label }] : [],
      ),
    ],
  },
  { title: say(shortcutTexts.inLists), shortcuts: generalShortcuts(say) },
];
