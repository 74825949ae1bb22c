import type { Condition } from "@ats/core/approvals/chain";
import { skippedInWords } from "@ats/core/approvals/chain-in-words";
import { remindApprovers, type RequisitionDetails } from "@ats/core/approvals/contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { lazy, Suspense, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { useRefreshRequests } from "../useDecide.ts";
import { nameOf, useWords } from "../useWords.ts";
import type { Changing } from "./ChangeApproverDialog.tsx";
import { approvalPageTexts, stepStateTexts } from "./texts.ts";

const ChangeApproverDialog = lazy(() => import("./ChangeApproverDialog.tsx"));
const BehalfDialog = lazy(() => import("./BehalfDialog.tsx"));

type Step = RequisitionDetails["steps"][number];
type Approver = Step["approvers"][number];

const tones: Record<Step["state"], Tone> = {
  approved: "positive",
  waiting: "info",
  later: "neutral",
  skipped: "neutral",
};

/** The steps of a request with who decides, who has decided, and why one is skipped. */
export function ApprovalSteps({ request }: { request: RequisitionDetails }) {
  const say = useTexts();
  const words = useWords([]);
  const refresh = useRefreshRequests();
  const [changing, setChanging] = useState<Changing>();
  const [behalf, setBehalf] = useState<Approver>();
  const remind = useCall(remindApprovers, {
    onSuccess: ({ reminded }) => {
      refresh();
      showToast(
        reminded > 0
          ? { tone: "positive", title: say(approvalPageTexts.reminded, { count: reminded }) }
          : { tone: "info", title: say(approvalPageTexts.notReminded) },
      );
    },
    onError: ({ message }) => showToast({ tone: "critical", title: message }),
  });
  const { id, steps, may, chain_name, currency } = request;
  const acts = (step: Step, approver: Approver) =>
    may.manage &&
    !approver.signed_by &&
    (step.state === "waiting" || step.state === "later") && (
      <>
        <Button
          size="sm"
          variant="ghost"
          onPress={() => setChanging({ step_id: step.id, from: approver })}
        >
          {say(approvalPageTexts.change, { name: nameOf(approver) })}
        </Button>
        {step.state === "waiting" && (
          <Button size="sm" variant="ghost" onPress={() => setBehalf(approver)}>
            {say(approvalPageTexts.behalf, { name: nameOf(approver) })}
          </Button>
        )}
      </>
    );
  return (
    <Card
      level={2}
      title={say(approvalPageTexts.steps)}
      actions={
        may.remind &&
        id !== null && (
          <Button
            size="sm"
            isPending={remind.isPending}
            onPress={() => remind.mutate({ params: { id } })}
          >
            {say(approvalPageTexts.remind)}
          </Button>
        )
      }
    >
      <Stack>
        <Text size="sm" tone="muted">
          {say(approvalPageTexts.chain, { name: chain_name })}
        </Text>
        <Stack as="ol" gap="md">
          {steps.map((step) => (
            <li key={step.id}>
              <Stack gap="xs">
                <Inline gap="sm">
                  <Text weight="semibold">{step.name}</Text>
                  <StatusBadge label={say(stepStateTexts[step.state])} tone={tones[step.state]} />
                  {step.approvers.length > 1 && (
                    <Text size="sm" tone="muted">
                      {say(approvalPageTexts.stepOf, {
                        needed: step.needed,
                        count: step.approvers.length,
                      })}
                    </Text>
                  )}
                </Inline>
                {step.state === "skipped" && step.condition && (
                  <Text tone="muted">
                    {skippedInWords(words, inCurrency(step.condition, currency))}
                  </Text>
                )}
                {step.state !== "skipped" &&
                  step.approvers.map((approver) => (
                    <Inline key={approver.id} gap="sm">
                      <Text tone={approver.signed_by ? "default" : "muted"}>
                        {signatureOf(say, approver)}
                      </Text>
                      {acts(step, approver)}
                    </Inline>
                  ))}
                {step.state === "waiting" && step.approvers.length === 0 && (
                  <Text tone="critical">{say(approvalPageTexts.nobody)}</Text>
                )}
              </Stack>
            </li>
          ))}
        </Stack>
      </Stack>
      <Suspense>
        {changing && id !== null && (
          <ChangeApproverDialog
            id={id}
            changing={changing}
            onClose={() => setChanging(undefined)}
          />
        )}
        {behalf && (
          <BehalfDialog request={request} approver={behalf} onClose={() => setBehalf(undefined)} />
        )}
      </Suspense>
    </Card>
  );
}

function signatureOf(say: Say, approver: Approver): string {
  const { signed_by } = approver;
  const name = nameOf(approver);
  if (!signed_by) return say(approvalPageTexts.asksPerson, { name });
  return signed_by.id === approver.id
    ? say(approvalPageTexts.signed, { name })
    : say(approvalPageTexts.signedFor, { name, by: nameOf(signed_by) });
}

/** An amount without a currency of its own is of the request's. */
const inCurrency = (condition: Condition, currency: string): Condition =>
  condition.is === "one_of" ? condition : { currency, ...condition };
