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
      title="Use the default reasons?"
      confirmLabel="Use default reasons"
      onConfirm={onConfirm}
    >
      Your company's own reasons in this group will be removed.
    </ConfirmDialog>
  );
}
