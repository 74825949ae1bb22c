import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { reasonNeeded } from "@ats/core/applications/contract";
import { type Stage, stageId, stageName, whyNotMovedTo } from "@ats/core/applications/stage";
import { needsReason, statusesOf } from "@ats/core/applications/status";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Section } from "@ats/ui/Section";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { lazy, Suspense, useId, useState } from "react";
import type { Tell } from "../messages/TellField.tsx";
import { useCan } from "../session/session.tsx";
import { ReasonField } from "./ReasonField.tsx";
import type { Move } from "./status-patches.ts";
import { whoOf } from "./who.ts";

const TellField = lazy(() => import("../messages/TellField.tsx"));
const WaitingDocuments = lazy(() => import("../documents/WaitingDocuments.tsx"));
const InterviewsToComeField = lazy(() => import("../interviews/InterviewsToComeField.tsx"));

/** What is asked before a move. */
export type Answers = Pick<Move, "reason" | "tell" | "cancel_interviews">;

export interface MoveDialogProps {
  applications: readonly Application[];
  to: Stage;
  onConfirm(answers: Answers): void;
  onCancel(): void;
}

/** Shows what a move will do before it is done, and asks why an application ends. */
export default function MoveDialog({ applications, to, onConfirm, onCancel }: MoveDialogProps) {
  const { status } = to;
  const [reason, setReason] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [tell, setTell] = useState<Tell>();
  const [cancel_interviews, setCancelling] = useState<boolean>();
  const canSeeInterviews = useCan("VIEW_INTERVIEWS");
  const goesOn = statusesOf.active.includes(status);
  const form = useId();
  const staying = applications.filter((each) => whyNotMovedTo(each, to));
  const moving = applications.filter((each) => !staying.includes(each));
  const submit = () =>
    needsReason(status) && !reason
      ? setMissing(true)
      : onConfirm({ reason, tell, cancel_interviews });
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={`Move ${whoOf(moving)} to ${stageName(to)}`}
      footer={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant={status === "REJECTED" ? "danger" : "primary"}
          >{`Move to ${stageName(to)}`}</Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        {applications.length > 1 && <Effect {...{ moving, staying, to }} />}
        {needsReason(status) && (
          <ReasonField
            status={status}
            value={reason}
            onChange={(next) => {
              setReason(next);
              setMissing(false);
            }}
            {...(isMissing && { errorMessage: reasonNeeded })}
          />
        )}
        {canSeeInterviews && !goesOn && (
          <Suspense fallback={<Skeleton lines={2} />}>
            <InterviewsToComeField
              applications={moving}
              value={cancel_interviews ?? needsReason(status)}
              onChange={setCancelling}
              endsInvitations
              description="The applicant hears of it with the message of the stage, a day before at the latest; without a message not at all."
            />
          </Suspense>
        )}
        {needsReason(status) && (
          <Suspense>
            <WaitingDocuments applications={moving} />
          </Suspense>
        )}
        {moving.some((each) => each.status !== status) && (
          <Suspense fallback={<Skeleton lines={2} />}>
            <TellField applications={moving} status={status} value={tell} onChange={setTell} />
          </Suspense>
        )}
      </Form>
    </Dialog>
  );
}

interface EffectProps {
  moving: Application[];
  staying: Application[];
  to: Stage;
}

const named = 5;

/** Who moves from where, and who stays and why. */
function Effect({ moving, staying, to }: EffectProps) {
  const groups = Map.groupBy(moving, stageId);
  return (
    <Section title="What will happen" level={3}>
      <Stack as="ul" gap="xs">
        {[...groups].map(([from, group]) => (
          <Text as="li" size="sm" key={from}>
            {namesOf(group)}: {group[0] && stageName(group[0])} → {stageName(to)}
          </Text>
        ))}
        {staying.map((each) => (
          <Text as="li" size="sm" tone="muted" key={each.id}>
            {displayName(each)} stays. {whyNotMovedTo(each, to)}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}

function namesOf(applications: readonly Application[]): string {
  const names = applications.slice(0, named).map(displayName).join(", ");
  const others = applications.length - named;
  return others > 0 ? `${names} and ${others} more` : names;
}
