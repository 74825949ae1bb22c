import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { useTexts } from "@ats/ui/texts";
import { reasonsTexts } from "./reasons-texts.ts";

/** Confirms that the default reasons replace the company's own. */
export default function DefaultReasonsDialog({
  onClose,
  onConfirm,
}: {
  onClose(): void;
  onConfirm(): void;
}) {
  const say = useTexts();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={say(reasonsTexts.defaultsTitle)}
      confirmLabel={say(reasonsTexts.defaults)}
      onConfirm={onConfirm}
    >
      {say(reasonsTexts.defaultsHint)}
    </ConfirmDialog>
  );
}
