import type { RequisitionDetails } from "@ats/core/approvals/contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { useTexts } from "@ats/ui/texts";
import { useDecide } from "../useDecide.ts";
import { approvalPageTexts } from "./texts.ts";

interface BehalfDialogProps {
  request: RequisitionDetails;
  approver: { id: number; first_name: string; last_name: string };
  onClose(): void;
}

/** Approves on behalf of an approver, after asking. */
export default function BehalfDialog({ request, approver, onClose }: BehalfDialogProps) {
  const say = useTexts();
  const decide = useDecide(() => undefined);
  const name = `${approver.first_name} ${approver.last_name}`;
  const { id, version } = request;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(approvalPageTexts.behalfTitle, { name })}
      confirmLabel={say(approvalPageTexts.approve)}
      onConfirm={() => {
        if (id !== null)
          decide.mutate({
            body: {
              requests: [{ id, version }],
              decision: "approve",
              on_behalf_of: approver.id,
            },
          });
        onClose();
      }}
    >
      {say(approvalPageTexts.behalfHint)}
    </ConfirmDialog>
  );
}
