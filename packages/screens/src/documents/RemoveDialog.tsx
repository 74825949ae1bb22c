import { removeEnvelope } from "@ats/core/documents/contract";
import type { Envelope } from "@ats/core/documents/envelope";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { useEnvelopeCall } from "./queries.ts";
import { changedMeanwhile, useSeenVersion } from "./useSeenVersion.ts";

interface RemoveDialogProps {
  envelope: Envelope;
  onClose(): void;
}

/** Confirms the deletion of a draft, and again if somebody changed it meanwhile. */
export function RemoveDialog({ envelope, onClose }: RemoveDialogProps) {
  const { seen, isStale, see } = useSeenVersion(envelope);
  const { mutate, isPending, error } = useEnvelopeCall(removeEnvelope, onClose);
  const said = error && error.status !== 412 ? error.message : undefined;
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={`Delete “${envelope.title}”?`}
      confirmLabel={isStale ? "Delete changed draft" : "Delete"}
      isPending={isPending}
      onConfirm={() => {
        see();
        const { id, version } = isStale ? envelope : seen;
        mutate({ params: { id }, version });
      }}
      onCancel={onClose}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {said ??
        (isStale
          ? `${changedMeanwhile} Review it before you delete it.`
          : "The candidate has not seen it.")}
    </ConfirmDialog>
  );
}
