import { type MergeTagId, mergeTags, shownTags } from "@ats/core/templates/merge-tags";
import { texts, useTexts } from "@ats/ui/texts";
import { useMemo } from "react";
import { useUser } from "../session/session.tsx";

const labels = Object.fromEntries(mergeTags.map(({ id, label }) => [id, label]));
const mergeTagTexts = texts("templates.mergeTags", labels as Record<MergeTagId, string>);

/**
 * The merge tags to choose from, without values that the user's role hides; the same array while
 * the language is the same.
 */
export function useMergeTags() {
  const say = useTexts();
  const { hidden } = useUser().access;
  return useMemo(
    () => shownTags(hidden).map(({ id }) => ({ id, label: say(mergeTagTexts[id]) })),
    [say, hidden],
  );
}
