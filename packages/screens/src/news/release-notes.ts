import type { Text } from "@ats/ui/texts";
import { newestNote } from "./newest-note.ts";
import { releaseNoteTexts } from "./release-note-texts.ts";

export interface ReleaseNote {
  id: string;
  /** ISO day. */
  date: string;
  title: Text;
  text: Text;
}

export const releaseNotes: readonly ReleaseNote[] = [
  {
    id: newestNote,
    date: "2026-11-21",
    title: releaseNoteTexts.commands,
    text: releaseNoteTexts.commandsText,
  },
  {
    id: "suggestions",
    date: "2026-11-21",
    title: releaseNoteTexts.suggestions,
    text: releaseNoteTexts.suggestionsText,
  },
  {
    id: "brands",
    date: "2026-11-20",
    title: releaseNoteTexts.brands,
    text: releaseNoteTexts.brandsText,
  },
  {
    id: "main-line",
    date: "2026-11-20",
    title: releaseNoteTexts.board,
    text: releaseNoteTexts.boardText,
  },
];
