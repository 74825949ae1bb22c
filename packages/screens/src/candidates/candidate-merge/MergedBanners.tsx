import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { undoMerge } from "@ats/core/candidates/merge-contract";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { useMayCall } from "../../session/useMayCall.ts";
import { useUndoMerge } from "./queries.ts";
import { candidateMergeTexts } from "./texts.ts";

interface MergedBannersProps {
  candidate: CandidateDetails;
  /** The record that this one was merged into while it was open. */
  into: CandidateDetails | undefined;
}

/**
 * Says that this record was merged into another, or which records were merged into it, with Undo.
 */
export default function MergedBanners({ candidate, into }: MergedBannersProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const undo = useUndoMerge();
  const mayUndo = useMayCall(undoMerge);
  if (into)
    return (
      <Banner
        tone="warning"
        title={say(candidateMergeTexts.mergedInto, { number: into.candidate_number })}
        actions={
          <Button size="sm" href={to.candidateEdit({ id: into.id })}>
            {say(candidateMergeTexts.open, { number: into.candidate_number })}
          </Button>
        }
      >
        {say(candidateMergeTexts.formStale)}
      </Banner>
    );
  return candidate.merges.map(
    ({ id, merged_by, created_date_time, undo_until, candidate_number }) => (
      <Banner
        key={id}
        tone="info"
        title={say(candidateMergeTexts.mergedHere, { number: candidate_number })}
        actions={
          mayUndo && (
            <Button
              size="sm"
              isPending={undo.isPending && undo.variables.params.id === id}
              onPress={() => undo.mutate({ params: { id } })}
            >
              {say(candidateMergeTexts.undo)}
            </Button>
          )
        }
      >
        {say(candidateMergeTexts.mergedBy, {
          name: merged_by,
          date: shortDate(created_date_time),
          until: shortDate(undo_until),
        })}
      </Banner>
    ),
  );
}
