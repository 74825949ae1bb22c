import { texts } from "../texts/texts.tsx";

export const commandPaletteTexts = texts("ui.commandPalette", {
  commands: "Commands",
  searchCommands: "Search for a page or an action",
  recentCommands: "Recent",
  noCommands: "Nothing matches “{query}”",
});
