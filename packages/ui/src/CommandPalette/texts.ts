import { texts } from "../texts/texts.tsx";

export const commandPaletteTexts = texts("ui.commandPalette", {
  commands: "Commands",
  searchCommands: "Search or choose a command",
  recentCommands: "Recent",
  noCommands: "Nothing matches “{query}”",
});
