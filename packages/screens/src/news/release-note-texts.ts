import { texts } from "@ats/ui/texts";

export const releaseNoteTexts = texts("news.releaseNotes", {
  commands: "Find any page or action by name",
  commandsText:
    "Press Ctrl K, or ⌘ K on a Mac, and type where you want to go or what you want to do. The slash key goes to the search box, and a question mark lists all shortcuts.",
  suggestions: "Tell us what’s missing",
  suggestionsText:
    "Use “make suggestion” in the corner of every page. What you type is kept until you send it.",
  brands: "Your company’s colours",
  brandsText: "Pages use your company’s colours, in the light and dark themes.",
  board: "Applications as a table or as a board",
  boardText:
    "Move one or several together, write notes, and see your colleagues’ changes as they happen.",
});
