import type { ShortcutGroup } from "@ats/ui/ShortcutList";
import type { Command } from "@ats/ui/CommandPalette";
import { shellKeys } from "./keys.ts";

const within = [
  { keys: "ArrowDown", label: "Next result" },
  { keys: "ArrowUp", label: "Result or entry before" },
  { keys: "Enter", label: "Select" },
  { keys: "Escape", label: "Close" },
  { keys: "F6", label: "Go to the latest message" },
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
  { title: "In lists, menus and dialogs", shortcuts: within },
];
