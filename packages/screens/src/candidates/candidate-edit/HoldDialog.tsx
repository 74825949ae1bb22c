import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { holdCandidate } from "@ats/core/candidates/retention-contract";
import { showToast } from "@ats/ui/Toast";
import { useCall } from "../../app/endpoint.ts";
import { ReasonDialog } from "../../reasons/ReasonDialog.tsx";
import { useRefreshCandidate } from "./queries.ts";

interface HoldDialogProps {
  candidate: CandidateDetails;
  onClose(): void;
}

/** Sets or releases a legal hold, with a reason for the ledger. */
export default function HoldDialog({ candidate, onClose }: HoldDialogProps) {
  const refresh = useRefreshCandidate();
  const { id, legal_hold, version } = candidate;
  const name = displayName(candidate);
  const hold = useCall(holdCandidate, {
    onSuccess: () => {
      void refresh();
      showToast({
        tone: "positive",
        title: legal_hold ? `${name} released from legal hold` : `${name} is under legal hold`,
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
      title={legal_hold ? `Release ${name} from legal hold` : `Put ${name} under legal hold`}
      description={
        legal_hold
          ? "Their data can then be erased again, at the end of the retention period or by a colleague."
          : "Their data cannot be erased until you release them."
      }
      confirmLabel={legal_hold ? "Release" : "Hold"}
      missing="Give a reason. It is kept on the record."
      maxLength={200}
      call={hold}
      onSubmit={(reason) =>
        hold.mutateAsync({ params: { id }, version, body: { legal_hold: !legal_hold, reason } })
      }
      onClose={onClose}
    />
  );
}
