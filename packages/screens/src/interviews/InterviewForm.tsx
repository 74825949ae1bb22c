import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Briefing } from "@ats/core/interviews/interview";
import { scheduleInterview, updateInterview } from "@ats/core/interviews/contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { showToast } from "@ats/ui/Toast";
import { useId, useState } from "react";
import { BothVersions } from "../drafts/BothVersions.tsx";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { useDraft } from "../drafts/draft.ts";
import { useAts } from "../app/context.tsx";
import { useCall } from "../app/endpoint.ts";
import { differences } from "./differences.ts";
import { type InterviewOptions, InterviewFields } from "./InterviewFields.tsx";
import { useRefreshInterviews } from "./queries.ts";
import {
  isMovedFrom,
  problemsOf,
  type Span,
  timesOf,
  type TypedInterview,
  typedInterview,
  typedOf,
} from "./typed-interview.ts";

export interface InterviewFormProps {
  application?: { id: number; name: string } | undefined;
  span?: Span | undefined;
  options: InterviewOptions;
  /** The interview to change. Undefined creates one. */
  interview?: Briefing | undefined;
  onClose(): void;
}

export const titleOf = (isNew: boolean) =>
  isNew ? "Arrange an interview" : "Change the interview";

/** The form of an interview. Keeps a draft and detects a stale version. Quality R2, R4. */
export function InterviewForm(props: InterviewFormProps) {
  const { application, span, options, interview, onClose } = props;
  const form = useId();
  const { host } = useAts();
  const refresh = useRefreshInterviews();
  const draft = useDraft(
    interview ? `interview.change.${interview.id}` : `interview.${application?.id ?? "new"}`,
    typedInterview,
  );
  // The given application and time override the draft.
  const begun = (before?: TypedInterview): TypedInterview => {
    const start = typedOf(options.settings.time_zone, span, interview);
    const { date, time, minutes, time_zone, isLater } = start;
    return {
      ...start,
      ...before,
      ...(span && { date, time, minutes, time_zone, isLater }),
      ...(application && { application: String(application.id) }),
    };
  };
  const [isRestored, setRestored] = useState(draft.found !== undefined);
  const [typed, setTyped] = useState(() => begun(draft.found));
  const [errors, setErrors] = useState<FormError[]>([]);
  const onSuccess = async () => {
    if (!interview) host.track?.({ name: "interview_booking", by: "user" });
    draft.forget();
    await refresh();
    onClose();
    showToast({
      tone: "positive",
      title: interview ? "Interview changed" : "Interview arranged",
    });
  };
  const schedule = useCall(scheduleInterview, { onSuccess });
  const update = useCall(updateInterview, {
    onSuccess,
    onError: ({ status }) => {
      if (status === 412) void refresh();
    },
  });
  const isMoved = interview !== undefined && isMovedFrom(interview, typed);
  // Detects another user's change at once, and ignores the user's own.
  const isStale =
    interview !== undefined && typed.version !== interview.version && !update.isPending;

  const put = (next: TypedInterview) => {
    setTyped(next);
    draft.keep(next);
  };
  const restart = (from: TypedInterview) => {
    draft.forget();
    setTyped(from);
    setErrors([]);
    setRestored(false);
    update.reset();
  };
  const submit = (now = typed) => {
    const problems = problemsOf(now, interview, Date.now());
    setErrors(problems);
    const times = timesOf(now);
    if (problems.length > 0 || !times || schedule.isPending || update.isPending) return;
    const { title, type, room, video_link, questions, adjustments, invite, reason, version } = now;
    const fields = { title, type, room, video_link, questions, invite, ...times };
    const body = {
      ...fields,
      panel: now.panel.map(Number),
      ...(interview?.adjustments !== null && { adjustments }),
    };
    if (interview)
      update.mutate({ params: { id: interview.id }, version, body: { ...body, reason } });
    else schedule.mutate({ params: { id: Number(now.application) }, body });
  };
  const who = interview ? `${displayName(interview)}, ${interview.job_title}` : application?.name;
  const leave = () => {
    draft.forget();
    onClose();
  };
  const refusal = schedule.error ?? update.error;
  return (
    <Dialog
      isOpen
      size="lg"
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf(!interview)}
      {...(who && { description: who })}
      footer={
        <>
          <Button onPress={leave}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isPending={schedule.isPending || update.isPending}
          >
            {!interview ? "Arrange interview" : isMoved ? "Move interview" : "Save"}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => submit()} errors={errors}>
        {isRestored && !isStale && (
          <RestoredBanner onDiscard={() => restart(begun())}>
            You have unsaved changes from earlier.
          </RestoredBanner>
        )}
        {isStale ? (
          <BothVersions
            what="This interview was"
            differences={differences(typed, interview, options.people)}
            onKeep={() => {
              const next = { ...typed, version: interview.version };
              put(next);
              update.reset();
              submit(next);
            }}
            onTake={() => restart(typedOf(interview.time_zone, undefined, interview))}
          />
        ) : (
          refusal && (
            <Banner tone="critical" title={interview ? "Not changed" : "Not arranged"}>
              {refusal.message}
            </Banner>
          )
        )}
        <InterviewFields
          typed={typed}
          onChange={(change) => put({ ...typed, ...change })}
          errors={errors}
          options={options}
          application={application}
          interview={interview}
          isMoved={isMoved}
        />
      </Form>
    </Dialog>
  );
}
