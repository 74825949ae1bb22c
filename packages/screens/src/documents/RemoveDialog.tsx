import { removeEnvelope } from "@ats/core/documents/contract";
import type { Envelope } from "@ats/core/documents/envelope";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { useTexts } from "@ats/ui/texts";
import { dialogTexts } from "./dialog-texts.ts";
import { useEnvelopeCall } from "./queries.ts";
import { useSeenVersion } from "./useSeenVersion.ts";

interface RemoveDialogProps {
  envelope: Envelope;
  onClose(): void;
}

/** Confirms the deletion of a draft, and again if somebody changed it meanwhile. */
export function RemoveDialog({ envelope, onClose }: RemoveDialogProps) {
  const say = useTexts();
  const { seen, isStale, see } = useSeenVersion(envelope);
  const { mutate, isPending, error } = useEnvelopeCall(removeEnvelope, onClose);
  const said = error && error.status !== 412 ? error.message : undefined;
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={say(dialogTexts.deleteTitle, { title: envelope.title })}
      confirmLabel={isStale ? say(dialogTexts.deleteChanged) : say(dialogTexts.delete)}
      isPending={isPending}
      onConfirm={() => {
        see();
        const { id, version } = isStale ? envelope : seen;
        mutate({ params: { id }, version });
      }}
      onCancel={onClose}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {said ?? (isStale ? say(dialogTexts.deleteChangedHint) : say(dialogTexts.deleteHint))}
    </ConfirmDialog>
  );
}
