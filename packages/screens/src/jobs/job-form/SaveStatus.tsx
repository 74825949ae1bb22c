import { type Text, useTexts } from "@ats/ui/texts";
import { draftTexts } from "../../drafts/texts.ts";
import type { Writing } from "./autosave.ts";
import { jobFormTexts } from "./texts.ts";

/** Announces once, politely, whether the form is saved. */
export function SaveStatus({ writing }: { writing: Writing }) {
  const say = useTexts();
  return <span role="status">{say(textOf(writing))}</span>;
}

function textOf({ outcome, isUnsaved, saved, values }: Writing): Text {
  if (outcome !== "none") return draftTexts.notSaved;
  if (saved && saved.status !== "DRAFT")
    return isUnsaved ? jobFormTexts.unsaved : jobFormTexts.isSaved;
  if (!values.title.trim()) return jobFormTexts.willSave;
  return isUnsaved || !saved ? jobFormTexts.saving : jobFormTexts.savedAsDraft;
}
