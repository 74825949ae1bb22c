import { withdrawEnvelope } from "@ats/core/documents/contract";
import type { Envelope } from "@ats/core/documents/envelope";
import { ReasonDialog } from "../reasons/ReasonDialog.tsx";
import { useEnvelopeCall } from "./queries.ts";

interface WithdrawDialogProps {
  envelope: Envelope;
  onClose(): void;
}

/** Asks for the reason before a sent document is withdrawn. */
export function WithdrawDialog({ envelope, onClose }: WithdrawDialogProps) {
  const { id, version, title } = envelope;
  const withdraw = useEnvelopeCall(withdrawEnvelope, onClose);
  return (
    <ReasonDialog
      draft={`withdraw.${id}`}
      title={`Withdraw “${title}”`}
      description="Its link stops working and it can no longer be signed. The record still shows that it was sent."
      confirmLabel="Withdraw"
      variant="danger"
      missing="Give a reason for withdrawing the document."
      hasCount
      call={withdraw}
      onSubmit={(reason) => withdraw.mutateAsync({ params: { id }, body: { reason }, version })}
      onClose={onClose}
    />
  );
}
