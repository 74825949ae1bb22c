import { newestNote } from "./newest-note.ts";

export interface ReleaseNote {
  id: string;
  /** ISO day. */
  date: string;
  title: string;
  text: string;
}

export const releaseNotes: readonly ReleaseNote[] = [
  {
    id: newestNote,
    date: "2026-11-21",
    title: "Find any page or action by name",
    text: "Press Ctrl K, or ⌘ K on a Mac, and type where you want to go or what you want to do. The slash key goes to the search box, and a question mark lists all shortcuts.",
  },
  {
    id: "suggestions",
    date: "2026-11-21",
    title: "Tell us what’s missing",
    text: "Use “make suggestion” in the corner of every page. What you type is kept until you send it.",
  },
  {
    id: "brands",
    date: "2026-11-20",
    title: "Your company’s colours",
    text: "Pages use your company’s colours, in the light and dark themes.",
  },
  {
    id: "main-line",
    date: "2026-11-20",
    title: "Applications as a table or as a board",
    text: "Move one or several together, write notes, and see your colleagues’ changes as they happen.",
  },
];
