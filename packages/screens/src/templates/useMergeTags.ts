import { type MergeTagId, mergeTags, ownTags, shownTags } from "@ats/core/templates/merge-tags";
import { texts, useTexts } from "@ats/ui/texts";
import { useMemo } from "react";
import { useCan, useUser } from "../session/session.tsx";
import { useOwnFields } from "./useOwnFields.ts";

const labels = Object.fromEntries(mergeTags.map(({ id, label }) => [id, label]));
const mergeTagTexts = texts("templates.mergeTags", labels as Record<MergeTagId, string>);

/**
 * The merge tags to choose from, the company's own fields last, without values that the user's role
 * hides; the same array while the language and the fields are the same.
 */
export function useMergeTags() {
  const say = useTexts();
  const { hidden } = useUser().access;
  const showsCandidates = useCan("VIEW_CANDIDATES");
  const fields = useOwnFields();
  return useMemo(
    () => [
      ...shownTags(hidden).map(({ id }) => ({ id: id as string, label: say(mergeTagTexts[id]) })),
      ...ownTags((fields ?? []).filter(({ record }) => showsCandidates || record !== "candidates")),
    ],
    [say, hidden, fields, showsCandidates],
  );
}
