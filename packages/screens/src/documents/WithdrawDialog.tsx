import { withdrawEnvelope } from "@ats/core/documents/contract";
import type { Envelope } from "@ats/core/documents/envelope";
import { useTexts } from "@ats/ui/texts";
import { ReasonDialog } from "../reasons/ReasonDialog.tsx";
import { dialogTexts } from "./dialog-texts.ts";
import { useEnvelopeCall } from "./queries.ts";

interface WithdrawDialogProps {
  envelope: Envelope;
  onClose(): void;
}

/** Asks for the reason before a sent document is withdrawn. */
export function WithdrawDialog({ envelope, onClose }: WithdrawDialogProps) {
  const say = useTexts();
  const { id, version, title } = envelope;
  const withdraw = useEnvelopeCall(withdrawEnvelope, onClose);
  return (
    <ReasonDialog
      draft={`withdraw.${id}`}
      title={say(dialogTexts.withdrawTitle, { title })}
      description={say(dialogTexts.withdrawHint)}
      confirmLabel={say(dialogTexts.withdraw)}
      variant="danger"
      missing={say(dialogTexts.withdrawReasonMissing)}
      hasCount
      call={withdraw}
      onSubmit={(reason) => withdraw.mutateAsync({ params: { id }, body: { reason }, version })}
      onClose={onClose}
    />
  );
}
