import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { listCandidates } from "@ats/core/candidates/contract";
import { eraseCandidate, erasureReasons } from "@ats/core/candidates/erasure-contract";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Inline } from "@ats/ui/Inline";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { contractText } from "../../languages/contract-text.ts";
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { OpenItems } from "./OpenItems.tsx";
import { useRefreshCandidate } from "./queries.ts";
import { candidateEditTexts } from "./texts.ts";

type Reason = (typeof erasureReasons)[number];

interface EraseDialogProps {
  candidate: CandidateDetails;
  onClose(): void;
}

/** Says what is erased and what stays, asks for the reason, and erases permanently. */
export default function EraseDialog({ candidate, onClose }: EraseDialogProps) {
  const say = useTexts();
  const { navigate } = useAts();
  const queries = useQueryClient();
  const refresh = useRefreshCandidate();
  const [reason, setReason] = useState<Reason>();
  const [wasTried, setTried] = useState(false);
  const { id, candidate_number: number, version } = candidate;
  const erase = useCall(eraseCandidate, {
    onSuccess: async () => {
      showToast({
        title: say(candidateEditTexts.erased, { number }),
        tone: "positive",
      });
      navigate(to.candidateList(), { replace: true });
      await queries.invalidateQueries({ queryKey: keyOf(listCandidates) });
    },
    onError: ({ status }) => {
      if (status === 412) void refresh();
    },
  });
  const submit = () => {
    setTried(true);
    if (reason && !erase.isPending) erase.mutate({ params: { id }, version, body: { reason } });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={say(candidateEditTexts.eraseTitle, { candidate: displayName(candidate) })}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button variant="danger" isPending={erase.isPending} onPress={submit}>
            {say(candidateEditTexts.erase)}
          </Button>
        </Inline>
      }
    >
      <Stack gap="lg">
        {erase.error && <Banner tone="critical">{erase.error.message}</Banner>}
        <Text as="p">{say(candidateEditTexts.eraseHint, { number })}</Text>
        <OpenItems candidate={candidate} />
        <RadioGroup
          label={say(candidateEditTexts.why)}
          isRequired
          options={erasureReasons.map((id) => ({ id, label: say(contractText(id)) }))}
          value={reason ?? ""}
          onChange={(id) => setReason(id as Reason)}
          errorMessage={wasTried && !reason ? say(candidateEditTexts.whyMissing) : undefined}
        />
      </Stack>
    </Dialog>
  );
}
