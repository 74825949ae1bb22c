import type { Application } from "@ats/core/applications/application";
import { reasonNeeded } from "@ats/core/applications/contract";
import { type Stage, stageName, stageMoveProblem } from "@ats/core/applications/stage";
import { needsReason, statusesOf } from "@ats/core/applications/status";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Skeleton } from "@ats/ui/Skeleton";
import { lazy, Suspense, useId, useState } from "react";
import type { StageMessageChoice } from "../messages/StageMessageField.tsx";
import { useCan } from "../session/session.tsx";
import { MoveEffect } from "./MoveEffect.tsx";
import { exitVerb } from "./exit-verb.ts";
import { ReasonField } from "./ReasonField.tsx";
import type { Move } from "./status-patches.ts";
import { applicantNames } from "./applicant-names.ts";

const StageMessageField = lazy(() => import("../messages/StageMessageField.tsx"));
const WaitingDocuments = lazy(() => import("../documents/WaitingDocuments.tsx"));
const UpcomingInterviewsField = lazy(() => import("../interviews/UpcomingInterviewsField.tsx"));

/** The user's answers in the dialog. */
export type Answers = Pick<Move, "reason" | "stage_message" | "cancel_interviews">;

export interface MoveDialogProps {
  applications: readonly Application[];
  to: Stage;
  onConfirm(answers: Answers): void;
  onCancel(): void;
}

/** Shows the effect of a move before it is made, and asks for the reason of an exit. */
export default function MoveDialog({ applications, to, onConfirm, onCancel }: MoveDialogProps) {
  const { status } = to;
  const verb = exitVerb(to);
  const [reason, setReason] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [stageMessage, setStageMessage] = useState<StageMessageChoice>();
  const [cancel_interviews, setCancelling] = useState<boolean>();
  const canSeeInterviews = useCan("VIEW_INTERVIEWS");
  const goesOn = statusesOf.active.includes(status);
  const form = useId();
  const whyNot = (each: Application) => stageMoveProblem(each, to);
  const moving = applications.filter((each) => !whyNot(each));
  const submit = () =>
    needsReason(status) && !reason
      ? setMissing(true)
      : onConfirm({ reason, stage_message: stageMessage, cancel_interviews });
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={
        verb
          ? `${verb} ${applicantNames(moving)}`
          : `Move ${applicantNames(moving)} to ${stageName(to)}`
      }
      footer={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button type="submit" form={form} variant={status === "REJECTED" ? "danger" : "primary"}>
            {verb ?? `Move to ${stageName(to)}`}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        {applications.length > 1 && (
          <MoveEffect applications={applications} toOf={() => stageName(to)} whyNot={whyNot} />
        )}
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
            <UpcomingInterviewsField
              applications={moving}
              value={cancel_interviews ?? needsReason(status)}
              onChange={setCancelling}
              endsInvitations
              description="The applicant is told in the stage’s message, or a day before at the latest. Without a message, they are not told."
            />
          </Suspense>
        )}
        {needsReason(status) && (
          <Suspense>
            <WaitingDocuments applications={moving} />
          </Suspense>
        )}
        {moving.length > 0 && (
          <Suspense fallback={<Skeleton lines={2} />}>
            <StageMessageField
              applications={moving}
              to={to}
              value={stageMessage}
              onChange={setStageMessage}
            />
          </Suspense>
        )}
      </Form>
    </Dialog>
  );
}
