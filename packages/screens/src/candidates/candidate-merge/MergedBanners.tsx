import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { shortDate } from "../../dates/dates.ts";
import { useUndoMerge } from "./merging.ts";

/** Records that became part of this one, each with the way back. */
export default function MergedBanners({ candidate }: { candidate: CandidateDetails }) {
  const undo = useUndoMerge();
  return candidate.merges.map(
    ({ id, candidate_number, merged_by, created_date_time, undo_until }) => (
      <Banner
        key={id}
        tone="info"
        title={`Candidate ${candidate_number} is part of this record`}
        actions={
          <Button
            size="sm"
            isPending={undo.isPending && undo.variables.params.id === id}
            onPress={() => undo.mutate({ params: { id } })}
          >
            Undo the merge
          </Button>
        }
      >
        {merged_by} merged them on {shortDate(created_date_time)}. You can undo it until{" "}
        {shortDate(undo_until)}.
      </Banner>
    ),
  );
}
