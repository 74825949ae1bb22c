import { type ApprovalChain, switchApprovalChain } from "@ats/core/approvals/chains-contract";
import { Banner } from "@ats/ui/Banner";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useCall } from "../app/endpoint.ts";
import { ChainSimulation } from "./ChainSimulation.tsx";
import { approvalsTexts, chainDialogTexts } from "./texts.ts";
import { useRefreshChains } from "./useChainActs.ts";

interface SwitchOnDialogProps {
  chain: ApprovalChain;
  onClose(): void;
}

/** Switches a chain on, after it said what that changes. */
export default function SwitchOnDialog({ chain, onClose }: SwitchOnDialogProps) {
  const say = useTexts();
  const onSettled = useRefreshChains();
  const { id, name, version } = chain;
  const { mutate, error, isPending } = useCall(switchApprovalChain, {
    onSettled,
    onSuccess() {
      showToast({ tone: "positive", title: say(approvalsTexts.isOn, { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={say(chainDialogTexts.onTitle, { name })}
      confirmLabel={say(approvalsTexts.switchOn)}
      isPending={isPending}
      onOpenChange={onClose}
      onCancel={onClose}
      onConfirm={() => mutate({ params: { id }, version, body: { is_on: true } })}
    >
      <Stack>
        {error && <Banner tone="critical" title={error.message} />}
        <Text as="p">{say(chainDialogTexts.onHint)}</Text>
        <ChainSimulation chain={chain} />
      </Stack>
    </ConfirmDialog>
  );
}
