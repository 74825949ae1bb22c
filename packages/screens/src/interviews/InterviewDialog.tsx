import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Briefing } from "@ats/core/interviews/interview";
import { scheduleInterview, updateInterview } from "@ats/core/interviews/contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Skeleton } from "@ats/ui/Skeleton";
import { showToast } from "@ats/ui/Toast";
import { useId, useState } from "react";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { useDraft } from "../drafts/draft.ts";
import { useAts } from "../app/context.tsx";
import { useCall } from "../app/endpoint.ts";
import { InterviewFields } from "./InterviewFields.tsx";
import { useBriefing, useInterviewOptions, useRefreshInterviews } from "./queries.ts";
import {
  problemsOf,
  type Span,
  timesOf,
  type TypedInterview,
  typedInterview,
  typedOf,
} from "./typed-interview.ts";

interface InterviewDialogProps {
  /** The interview to change; a new one without it. */
  id?: number | undefined;
  /** For whom, where that is settled. */
  application?: { id: number; name: string } | undefined;
  /** When, where that is chosen already. */
  span?: Span | undefined;
  onClose(): void;
}

/** Arranges an interview, or changes one. */
export default function InterviewDialog(props: InterviewDialogProps) {
  const options = useInterviewOptions();
  if (props.id !== undefined) return <Changing {...props} id={props.id} options={options.data} />;
  if (!options.data) return <Waiting {...props} error={options.error?.message} />;
  return <InterviewForm {...props} options={options.data} />;
}

type Options = NonNullable<ReturnType<typeof useInterviewOptions>["data"]>;

function Changing(props: InterviewDialogProps & { id: number; options: Options | undefined }) {
  const { data, error } = useBriefing(props.id);
  if (!data || !props.options) return <Waiting {...props} error={error?.message} />;
  return <InterviewForm {...props} options={props.options} interview={data} />;
}

const titleOf = (id: number | undefined) =>
  id === undefined ? "Arrange an interview" : "Change the interview";

function Waiting({ id, onClose, error }: InterviewDialogProps & { error: string | undefined }) {
  return (
    <Dialog isOpen title={titleOf(id)} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {error ? <Banner tone="critical">{error}</Banner> : <Skeleton lines={8} />}
    </Dialog>
  );
}

interface InterviewFormProps extends InterviewDialogProps {
  options: Options;
  interview?: Briefing;
}

function InterviewForm({ id, application, span, options, interview, onClose }: InterviewFormProps) {
  const form = useId();
  const { host } = useAts();
  const refresh = useRefreshInterviews();
  // A new one is kept while it is written. For whom and when, this opening of the form has the last word.
  const draft = useDraft(`interview.${application?.id ?? "new"}`, typedInterview);
  const found = interview ? undefined : draft.found;
  const forget = () => {
    if (!interview) draft.forget();
  };
  const begun = (before?: TypedInterview): TypedInterview => {
    const start = typedOf(options.settings.time_zone, span, interview);
    const { date, time, minutes } = start;
    return {
      ...start,
      ...before,
      ...(span && { date, time, minutes }),
      ...(!interview && { application: application ? String(application.id) : null }),
    };
  };
  const [isRestored, setRestored] = useState(found !== undefined);
  const [typed, setTyped] = useState(() => begun(found));
  const [errors, setErrors] = useState<FormError[]>([]);
  const onSuccess = async () => {
    if (id === undefined) host.track?.({ name: "interview_booking", by: "user" });
    forget();
    await refresh();
    onClose();
    showToast({
      tone: "positive",
      title: id === undefined ? "Interview arranged" : "Interview changed",
    });
  };
  const schedule = useCall(scheduleInterview, { onSuccess });
  const update = useCall(updateInterview, { onSuccess });
  const times = timesOf(typed);
  const isMoved =
    interview !== undefined &&
    times !== undefined &&
    (Date.parse(times.start_date_time) !== Date.parse(interview.start_date_time) ||
      Date.parse(times.end_date_time) !== Date.parse(interview.end_date_time));

  const submit = () => {
    const problems = problemsOf(typed, { isMoved, isNew: !interview }, Date.now());
    setErrors(problems);
    if (problems.length > 0 || !times || schedule.isPending || update.isPending) return;
    const { title, type, room, video_link, questions, adjustments, invite, reason } = typed;
    const fields = { title, type, room, video_link, questions, invite, ...times };
    const body = {
      ...fields,
      panel: typed.panel.map(Number),
      ...(interview?.adjustments !== null && { adjustments }),
    };
    if (interview)
      update.mutate({
        params: { id: interview.id },
        version: interview.version,
        body: { ...body, reason },
      });
    else schedule.mutate({ params: { id: Number(typed.application) }, body });
  };
  const who = interview ? `${displayName(interview)}, ${interview.job_title}` : application?.name;
  const leave = () => {
    forget();
    onClose();
  };
  const refusal = schedule.error ?? update.error;
  return (
    <Dialog
      isOpen
      size="lg"
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf(id)}
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
            {id === undefined ? "Arrange interview" : isMoved ? "Move interview" : "Save"}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} errors={errors}>
        {isRestored && (
          <RestoredBanner
            onDiscard={() => {
              draft.forget();
              setTyped(begun());
              setRestored(false);
            }}
          >
            This is what you typed before. It is not saved yet.
          </RestoredBanner>
        )}
        {refusal && (
          <Banner tone="critical" title={id === undefined ? "Not arranged" : "Not changed"}>
            {refusal.message}
          </Banner>
        )}
        <InterviewFields
          typed={typed}
          onChange={(change) => {
            const next = { ...typed, ...change };
            setTyped(next);
            if (!interview) draft.keep(next);
          }}
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
