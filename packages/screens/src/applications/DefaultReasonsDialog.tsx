import { ConfirmDialog } from "@ats/ui/ConfirmDialog";

/** Confirms that the default reasons replace the company's own. */
export default function DefaultReasonsDialog({
  onClose,
  onConfirm,
}: {
  onClose(): void;
  onConfirm(): void;
}) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Go back to the usual reasons?"
      confirmLabel="Use the usual ones"
      onConfirm={onConfirm}
    >
      Your company's own reasons of this group are removed.
    </ConfirmDialog>
  );
}
