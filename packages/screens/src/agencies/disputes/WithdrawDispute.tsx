import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { DisputeCalls } from "./dispute-calls.ts";
import { disputeFileTexts } from "./texts.ts";

/** Withdraws a dispute, which closes without a decision. */
export function WithdrawDispute({ calls }: { calls: DisputeCalls }) {
  const say = useTexts();
  const [isAsking, ask] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.withdraw(crypto.randomUUID()),
    onSuccess: () => {
      ask(false);
      showToast({ tone: "positive", title: say(disputeFileTexts.withdrawn) });
    },
    onError: ({ message }: Error) => showToast({ tone: "critical", title: message, timeout: null }),
    onSettled: calls.refresh,
  });
  return (
    <>
      <Button size="sm" onPress={() => ask(true)}>
        {say(disputeFileTexts.withdraw)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={ask}
        title={say(disputeFileTexts.withdrawTitle)}
        confirmLabel={say(disputeFileTexts.withdrawNow)}
        isPending={isPending}
        onConfirm={() => mutate()}
      >
        {say(disputeFileTexts.withdrawHint)}
      </ConfirmDialog>
    </>
  );
}
