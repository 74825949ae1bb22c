import { Banner } from "@ats/ui/Banner";
import { Dialog } from "@ats/ui/Dialog";
import { Skeleton } from "@ats/ui/Skeleton";
import { useTexts } from "@ats/ui/texts";
import type { InterviewOptions } from "./InterviewFields.tsx";
import { InterviewForm, type InterviewFormProps, titleOf } from "./InterviewForm.tsx";
import { useBriefing, useInterviewOptions, useSuggestion } from "./queries.ts";

interface InterviewDialogProps extends Omit<InterviewFormProps, "options" | "interview"> {
  /** Id of the interview to change. Undefined creates one. */
  id?: number | undefined;
}

export default function InterviewDialog(props: InterviewDialogProps) {
  const options = useInterviewOptions();
  if (props.id !== undefined) return <Changing {...props} id={props.id} options={options.data} />;
  if (!options.data) return <Waiting {...props} error={options.error?.message} />;
  if (props.application) return <Suggested {...props} id={undefined} options={options.data} />;
  return <InterviewForm {...props} options={options.data} />;
}

function Changing(
  props: InterviewDialogProps & { id: number; options: InterviewOptions | undefined },
) {
  const { data, error } = useBriefing(props.id);
  if (!data || !props.options) return <Waiting {...props} error={error?.message} />;
  return <InterviewForm {...props} options={props.options} interview={data} />;
}

/** Begins with the job's hiring team, and the length and type of the stage's last interview. */
function Suggested(props: InterviewDialogProps & { options: InterviewOptions }) {
  const { data, error } = useSuggestion(props.application?.id, {});
  if (!data && !error) return <Waiting {...props} error={undefined} />;
  return <InterviewForm {...props} suggestion={data} />;
}

function Waiting({ id, onClose, error }: InterviewDialogProps & { error: string | undefined }) {
  const say = useTexts();
  return (
    <Dialog
      isOpen
      title={titleOf(say, id === undefined)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {error ? <Banner tone="critical">{error}</Banner> : <Skeleton lines={8} />}
    </Dialog>
  );
}
