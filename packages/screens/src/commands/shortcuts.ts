import type { ShortcutGroup } from "@ats/ui/ShortcutList";
import type { Command } from "@ats/ui/CommandPalette";
import { shellKeys } from "./keys.ts";

export const generalShortcuts = [
  { keys: "ArrowDown", label: "Next result" },
  { keys: "ArrowUp", label: "Previous result" },
  { keys: "Enter", label: "Choose it" },
  { keys: "Escape", label: "Close what is open" },
  { keys: "F6", label: "Go to a message that has appeared" },
];

/** All shortcuts: those of the user's commands and the general ones. */
export const shortcutGroups = (
  commands: readonly Command[],
  singleKeys: boolean,
): ShortcutGroup[] => [
  {
    title: "On every page",
    shortcuts: [
      { keys: shellKeys.commands, label: "Find a page or an action" },
      ...commands.flatMap(({ label, shortcut }) =>
        shortcut && singleKeys ? [{ keys: shortcut, label }] : [],
      ),
    ],
  },
  { title: "In lists, menus and dialogs", shortcuts: generalShortcuts },
];
