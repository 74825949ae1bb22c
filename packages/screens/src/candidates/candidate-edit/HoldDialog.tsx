import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { holdCandidate } from "@ats/core/candidates/retention-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useId, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { useRefreshCandidate } from "./queries.ts";

interface HoldDialogProps {
  candidate: CandidateDetails;
  onClose(): void;
}

/** Puts a person under legal hold, or releases them: with the reason, which the ledger keeps. */
export default function HoldDialog({ candidate, onClose }: HoldDialogProps) {
  const form = useId();
  const refresh = useRefreshCandidate();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { id, legal_hold, version } = candidate;
  const name = displayName(candidate);
  const hold = useCall(holdCandidate, {
    onSuccess: () => {
      void refresh();
      showToast({
        tone: "positive",
        title: legal_hold ? `${name} is released` : `${name} is under legal hold`,
      });
      onClose();
    },
    onError: ({ status }) => {
      if (status === 412) void refresh();
    },
  });
  const submit = () => {
    if (!reason.trim()) return setMissing(true);
    if (!hold.isPending)
      hold.mutate({ params: { id }, version, body: { legal_hold: !legal_hold, reason } });
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={legal_hold ? `Release ${name} from legal hold` : `Put ${name} under legal hold`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={hold.isPending}>
            {legal_hold ? "Release" : "Hold"}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label="Legal hold" onSubmit={submit}>
        {hold.error && <Banner tone="critical">{hold.error.message}</Banner>}
        <Text as="p">
          {legal_hold
            ? "From then on their data is erased when its time is over, or when somebody erases it."
            : "Until they are released, nobody and nothing can erase their data."}
        </Text>
        <TextField
          label="Why"
          isRequired
          value={reason}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
          errorMessage={isMissing ? "Say why: the ledger keeps it." : undefined}
        />
      </Form>
    </Dialog>
  );
}
