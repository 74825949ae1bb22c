import type { Application } from "@ats/core/applications/application";
import { reasonNeeded } from "@ats/core/applications/contract";
import { type Stage, stageMoveProblem } from "@ats/core/applications/stage";
import { type ExitStatus, needsReason, statusesOf } from "@ats/core/applications/status";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Skeleton } from "@ats/ui/Skeleton";
import { type Text, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { lazy, Suspense, useId, useState } from "react";
import type { StageMessageChoice } from "../messages/StageMessageField.tsx";
import { useCan } from "../session/session.tsx";
import { applicantNames } from "./applicant-names.ts";
import { dialogTexts } from "./dialog-texts.ts";
import { exitVerb } from "./exit-verb.ts";
import { MoveEffect } from "./MoveEffect.tsx";
import { ReasonField } from "./ReasonField.tsx";
import type { Move } from "./status-patches.ts";
import { stageName } from "./status-texts.ts";
import { applicationsTexts } from "./texts.ts";
import { useUsualReason } from "./useUsualReason.ts";

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

const exitTitles: Record<ExitStatus, Text<"applicants">> = {
  REJECTED: applicationsTexts.rejectApplicants,
  WITHDRAWN: dialogTexts.withdrawTitle,
};

/** Shows the effect of a move before it is made, and asks for the reason of an exit. */
export default function MoveDialog({ applications, to, onConfirm, onCancel }: MoveDialogProps) {
  const say = useTexts();
  const { status } = to;
  const verb = exitVerb(to);
  const [chosen, setReason] = useState<string>();
  const [usual, setUsual] = useUsualReason(status);
  const reason = chosen ?? usual;
  const [isMissing, setMissing] = useState(false);
  const [stageMessage, setStageMessage] = useState<StageMessageChoice>();
  const [cancel_interviews, setCancelling] = useState<boolean>();
  const canSeeInterviews = useCan("VIEW_INTERVIEWS");
  const goesOn = statusesOf.active.includes(status);
  const form = useId();
  const whyNot = (each: Application) => stageMoveProblem(each, to);
  const moving = applications.filter((each) => !whyNot(each));
  const applicants = applicantNames(say, moving);
  const stage = stageName(say, to);
  const submit = () => {
    if (needsReason(status) && !reason) return setMissing(true);
    setUsual(reason);
    onConfirm({ reason, stage_message: stageMessage, cancel_interviews });
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={
        verb && needsReason(status)
          ? say(exitTitles[status], { applicants })
          : say(dialogTexts.moveTitle, { applicants, stage })
      }
      footer={
        <>
          <Button onPress={onCancel}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant={status === "REJECTED" ? "danger" : "primary"}>
            {verb ? say(verb) : say(dialogTexts.moveToStage, { stage })}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        {applications.length > 1 && (
          <MoveEffect applications={applications} toOf={() => stage} whyNot={whyNot} />
        )}
        {needsReason(status) && (
          <ReasonField
            status={status}
            value={reason}
            onChange={(next) => {
              setReason(next);
              setMissing(false);
            }}
            {...(isMissing && !reason && { errorMessage: reasonNeeded })}
          />
        )}
        {canSeeInterviews && !goesOn && (
          <Suspense fallback={<Skeleton lines={2} />}>
            <UpcomingInterviewsField
              applications={moving}
              value={cancel_interviews ?? needsReason(status)}
              onChange={setCancelling}
              endsInvitations
              description={say(dialogTexts.interviewsEnded)}
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
