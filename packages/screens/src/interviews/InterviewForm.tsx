import { displayName } from "@ats/core/anonymisation/anonymisation";
import { scheduleInterview, updateInterview } from "@ats/core/interviews/contract";
import type { Briefing } from "@ats/core/interviews/interview";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useAts } from "../app/context.tsx";
import { useDraftState } from "../drafts/draft.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { useForm } from "../forms/useForm.ts";
import { differences } from "./differences.ts";
import { InterviewFields, type InterviewOptions } from "./InterviewFields.tsx";
import { useRefreshInterviews } from "./queries.ts";
import { interviewsTexts } from "./texts.ts";
import {
  bodyOf,
  isMovedFrom,
  problemsOf,
  type Span,
  type Suggestion,
  suggestedOf,
  typedInterview,
  typedOf,
} from "./typed-interview.ts";

export interface InterviewFormProps {
  /** The application, if already chosen. */
  application?: { id: number; name: string } | undefined;
  /** The time span, if already chosen. */
  span?: Span | undefined;
  options: InterviewOptions;
  /** Id of the interview to change. Undefined creates one. */
  interview?: Briefing | undefined;
  /** Initial values of a new interview. */
  suggestion?: Suggestion | undefined;
  onClose(): void;
}

export const titleOf = (say: Say, isNew: boolean) =>
  say(isNew ? interviewsTexts.arrangeTitle : interviewsTexts.changeTitle);

/** The form of an interview. Keeps a draft and detects a stale version. Quality R2, R4. */
export function InterviewForm(props: InterviewFormProps) {
  const say = useTexts();
  const { application, options, interview, onClose } = props;
  const formId = useId();
  const { client, host } = useAts();
  const refresh = useRefreshInterviews();
  const [span, setSpan] = useState(props.span);
  const [suggestion] = useState(props.suggestion);
  const saved = {
    ...typedOf(say, options.settings.time_zone, span, interview),
    ...(suggestion && suggestedOf(say, suggestion)),
    ...(application && { application: String(application.id) }),
  };
  const form = useForm({
    draft: useDraftState(
      interview ? `interview.change.${interview.id}` : `interview.${application?.id ?? "new"}`,
      typedInterview,
    ),
    saved,
    // The given application and time override the draft.
    restore(draft) {
      const { date, time, minutes, time_zone, isLater } = saved;
      const when = span && { date, time, minutes, time_zone, isLater };
      return {
        ...draft,
        ...when,
        application: application ? saved.application : draft.application,
      };
    },
    check: (typed) => problemsOf(say, typed, interview, Date.now()),
    async save(typed) {
      const { version, reason } = typed;
      const body = bodyOf(typed, interview);
      if (interview) {
        const params = { id: interview.id };
        await client.call(updateInterview, { params, version, body: { ...body, reason } });
      } else {
        const params = { id: Number(typed.application) };
        await client.call(scheduleInterview, { params, body });
        host.track?.({ name: "interview_booking", by: "user" });
      }
      await refresh();
      onClose();
      const title = interview ? say(interviewsTexts.changed) : say(interviewsTexts.arranged);
      showToast({ tone: "positive", title });
    },
    onRefused: ({ status }) => status === 412 && refresh(),
  });
  const { typed } = form;
  const isMoved = interview !== undefined && isMovedFrom(interview, typed);
  const who = interview ? `${displayName(interview)}, ${interview.job_title}` : application?.name;
  const leave = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf(say, !interview)}
      {...(who && { description: who })}
      footer={
        <>
          <Button onPress={leave}>{say(words.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
            {!interview
              ? say(interviewsTexts.arrange)
              : isMoved
                ? say(interviewsTexts.move)
                : say(interviewsTexts.save)}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit} errors={form.errors}>
        <FormNotices
          form={form}
          failed={interview ? say(interviewsTexts.notChanged) : say(interviewsTexts.notArranged)}
          conflict={
            interview && {
              what: say(interviewsTexts.thisInterviewWas),
              differences: differences(say, typed, interview, options.people),
              onTake() {
                setSpan(undefined);
                form.discard();
              },
            }
          }
        />
        <InterviewFields {...{ form, options, application, interview, isMoved }} />
      </Form>
    </Dialog>
  );
}
