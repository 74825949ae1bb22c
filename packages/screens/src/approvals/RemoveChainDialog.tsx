import { type ApprovalChain, removeApprovalChain } from "@ats/core/approvals/chains-contract";
import { Banner } from "@ats/ui/Banner";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useCall } from "../app/endpoint.ts";
import { approvalsTexts, chainDialogTexts } from "./texts.ts";
import { useRefreshChains } from "./useChainActs.ts";

interface RemoveChainDialogProps {
  chain: ApprovalChain;
  onClose(): void;
}

/** Deletes a chain, after it said what that changes. */
export default function RemoveChainDialog({ chain, onClose }: RemoveChainDialogProps) {
  const say = useTexts();
  const onSettled = useRefreshChains();
  const { id, name, version, waiting } = chain;
  const { mutate, error, isPending } = useCall(removeApprovalChain, {
    onSettled,
    onSuccess() {
      showToast({ tone: "positive", title: say(chainDialogTexts.removed, { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={say(chainDialogTexts.removeTitle, { name })}
      confirmLabel={say(approvalsTexts.remove)}
      tone="critical"
      isPending={isPending}
      onOpenChange={onClose}
      onCancel={onClose}
      onConfirm={() => mutate({ params: { id }, version })}
    >
      <Stack>
        {error && <Banner tone="critical" title={error.message} />}
        {waiting > 0 && (
          <Text as="p" weight="medium">
            {say(approvalsTexts.waiting, { count: waiting })}
          </Text>
        )}
        <Text as="p">{say(chainDialogTexts.removeHint)}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
