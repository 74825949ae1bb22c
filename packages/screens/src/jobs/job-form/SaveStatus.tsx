import type { Writing } from "./autosave.ts";

/** Announces once, politely, whether the form is saved. */
export const SaveStatus = ({ writing }: { writing: Writing }) => (
  <span role="status">{textOf(writing)}</span>
);

function textOf({ outcome, isUnsaved, saved, values }: Writing): string {
  if (outcome !== "none") return "Not saved";
  if (saved && saved.status !== "DRAFT") return isUnsaved ? "Unsaved changes" : "Saved";
  if (!values.title.trim()) return "Saved as a draft once it has a title";
  return isUnsaved || !saved ? "Saving" : "Saved as a draft";
}
