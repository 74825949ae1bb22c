import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { holdCandidate } from "@ats/core/candidates/retention-contract";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useCall } from "../../app/endpoint.ts";
import { ReasonDialog } from "../../reasons/ReasonDialog.tsx";
import { useRefreshCandidate } from "./queries.ts";
import { candidateEditTexts } from "./texts.ts";

interface HoldDialogProps {
  candidate: CandidateDetails;
  onClose(): void;
}

/** Sets or releases a legal hold, with a reason for the ledger. */
export default function HoldDialog({ candidate, onClose }: HoldDialogProps) {
  const say = useTexts();
  const refresh = useRefreshCandidate();
  const { id, legal_hold, version } = candidate;
  const name = displayName(candidate);
  const hold = useCall(holdCandidate, {
    onSuccess: () => {
      void refresh();
      showToast({
        tone: "positive",
        title: legal_hold
          ? say(candidateEditTexts.released, { name })
          : say(candidateEditTexts.held, { name }),
      });
      onClose();
    },
    onError: ({ status }) => {
      if (status === 412) void refresh();
    },
  });
  return (
    <ReasonDialog
      draft={`${legal_hold ? "release" : "hold"}.${id}`}
      title={
        legal_hold
          ? say(candidateEditTexts.releaseTitle, { name })
          : say(candidateEditTexts.holdTitle, { name })
      }
      description={
        legal_hold ? say(candidateEditTexts.releaseHint) : say(candidateEditTexts.holdHint)
      }
      confirmLabel={legal_hold ? say(candidateEditTexts.release) : say(candidateEditTexts.hold)}
      missing={say(candidateEditTexts.reasonMissing)}
      maxLength={200}
      call={hold}
      onSubmit={(reason) =>
        hold.mutateAsync({ params: { id }, version, body: { legal_hold: !legal_hold, reason } })
      }
      onClose={onClose}
    />
  );
}
