import { techUserNoteTexts } from "@ats/core/settings/tech-user-note";
import { texts } from "@ats/ui/texts";

export const supportNoteTexts = texts("settings.supportNote", {
  ...techUserNoteTexts,
  title: "Internal note",
  lastChanged: "Last changed by {name} ({email}) on {time} UTC",
  hint: "About {company}. Only technical support reads it.",
  discard: "Discard changes",
  save: "Save note",
  noteKept: "{message} Your note is kept here.",
  note: "Note",
});
