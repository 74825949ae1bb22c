import { type MergeTagId, mergeTags } from "@ats/core/templates/merge-tags";
import { texts, useTexts } from "@ats/ui/texts";
import { useMemo } from "react";

const labels = Object.fromEntries(mergeTags.map(({ id, label }) => [id, label]));
const mergeTagTexts = texts("templates.mergeTags", labels as Record<MergeTagId, string>);

/** The merge tags to choose from; the same array while the language is the same. */
export function useMergeTags() {
  const say = useTexts();
  return useMemo(() => mergeTags.map(({ id }) => ({ id, label: say(mergeTagTexts[id]) })), [say]);
}
