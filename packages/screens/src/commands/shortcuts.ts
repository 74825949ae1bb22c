import type { Command } from "@ats/ui/CommandPalette";
import type { ShortcutGroup } from "@ats/ui/ShortcutList";
import type { Say } from "@ats/ui/texts";
import { shellKeys } from "./keys.ts";
import { shortcutTexts } from "./texts.ts";

export const generalShortcuts = (say: Say): ShortcutGroup["shortcuts"] => [
  { keys: "ArrowDown", label: say(shortcutTexts.next) },
  { keys: "ArrowUp", label: say(shortcutTexts.previous) },
  { keys: "Enter", label: say(shortcutTexts.choose) },
  { keys: "Escape", label: say(shortcutTexts.close) },
  { keys: "F6", label: say(shortcutTexts.message) },
];

/** All shortcuts: those of the user's commands and the general ones. */
export const shortcutGroups = (
  say: Say,
  commands: readonly Command[],
  singleKeys: boolean,
): ShortcutGroup[] => [
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
