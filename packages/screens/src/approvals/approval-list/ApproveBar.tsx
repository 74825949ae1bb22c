import { bulkDecisionsMax, type RequisitionLine } from "@ats/core/approvals/contract";
import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { SelectionBar } from "@ats/ui/SelectionBar";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useDecide } from "../useDecide.ts";
import { approvalListTexts } from "./texts.ts";

interface ApproveBarProps {
  /** Those that the reader can decide. */
  requests: readonly RequisitionLine[];
  onClear(): void;
}

/** Approves the selected requests at once, after asking. */
export default function ApproveBar({ requests, onClear }: ApproveBarProps) {
  const say = useTexts();
  const [isAsking, setAsking] = useState(false);
  const decide = useDecide(onClear);
  const chosen = requests.slice(0, bulkDecisionsMax);
  const count = chosen.length;
  return (
    <>
      <SelectionBar count={count} onClear={onClear}>
        <Button
          size="sm"
          variant="primary"
          isPending={decide.isPending}
          onPress={() => setAsking(true)}
        >
          {say(approvalListTexts.approve)}
        </Button>
      </SelectionBar>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={say(approvalListTexts.approveTitle, { count })}
        confirmLabel={say(approvalListTexts.approve)}
        onConfirm={() => {
          setAsking(false);
          const seen = chosen.map(({ id, version }) => ({ id, version }));
          decide.mutate({ body: { requests: seen, decision: "approve" } });
        }}
      >
        {say(approvalListTexts.approveHint)}
      </ConfirmDialog>
    </>
  );
}
