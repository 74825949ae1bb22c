import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { undoNotDuplicates } from "@ats/core/candidates/merge-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useCall } from "../../app/endpoint.ts";
import { useRefreshCandidate } from "../candidate-edit/queries.ts";
import { candidateMergeTexts } from "./texts.ts";

interface UndoNonDuplicateProps {
  id: number;
  other: CandidateDetails["non_duplicates"][number];
}

/** Undoes that two candidates were marked as not duplicates. */
export default function UndoNonDuplicate({ id, other }: UndoNonDuplicateProps) {
  const say = useTexts();
  const refresh = useRefreshCandidate();
  const undo = useCall(undoNotDuplicates, {
    onSuccess: () => {
      showToast({
        tone: "positive",
        title: say(candidateMergeTexts.duplicateAgain, {
          number: other.candidate_number,
        }),
        description: say(candidateMergeTexts.duplicateAgainHint),
      });
      void refresh();
    },
  });
  return (
    <Inline>
      {undo.error && <Banner tone="critical">{undo.error.message}</Banner>}
      <Button
        size="sm"
        isPending={undo.isPending}
        onPress={() => undo.mutate({ body: { ids: [id, other.id] } })}
      >
        {say(words.undo)}
      </Button>
    </Inline>
  );
}
