import type { Application } from "@ats/core/applications/application";
import { stageFor, stagesOf } from "@ats/core/applications/stage";
import { transferProblem } from "@ats/core/applications/status";
import { getJob } from "@ats/core/jobs/contract";
import { Button } from "@ats/ui/Button";
import { ComboBox } from "@ats/ui/ComboBox";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import WaitingDocuments from "../documents/WaitingDocuments.tsx";
import UpcomingInterviewsField from "../interviews/UpcomingInterviewsField.tsx";
import { useOpenJobs } from "../jobs/useOpenJobs.ts";
import { useCan } from "../session/session.tsx";
import { applicantNames } from "./applicant-names.ts";
import { dialogTexts } from "./dialog-texts.ts";
import { MoveEffect } from "./MoveEffect.tsx";
import { stageName } from "./status-texts.ts";
import { useTransfer } from "./useTransfer.ts";

interface TransferDialogProps {
  applications: readonly Application[];
  onClose(): void;
  onSent(): void;
}

export default function TransferDialog({ applications, onClose, onSent }: TransferDialogProps) {
  const say = useTexts();
  const [jobId, setJobId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isCancelling, setCancelling] = useState(true);
  const canSeeInterviews = useCan("VIEW_INTERVIEWS");
  const transfer = useTransfer();
  const form = useId();
  const job = useEndpoint(
    getJob,
    { params: { id: Number(jobId) } },
    { enabled: jobId !== null },
  ).data;
  const stages = stagesOf(job?.nodes ?? []);
  const whyNot = ({ job_id, status }: Application) =>
    job_id === job?.id ? say(dialogTexts.alreadyInJob) : transferProblem(status);
  const from = new Set(applications.map(({ job_id }) => job_id));
  const jobs = useOpenJobs();
  const submit = () => {
    if (!jobId || from.has(Number(jobId))) return setMissing(true);
    transfer(applications, Number(jobId), isCancelling);
    onSent();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(dialogTexts.transferTitle, { applicants: applicantNames(say, applications) })}
      description={say(dialogTexts.transferHint)}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary">
            {say(dialogTexts.transfer)}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <ComboBox
          label={say(dialogTexts.toJob)}
          loadOptions={jobs}
          value={jobId}
          onChange={(id) => {
            setJobId(id);
            setMissing(false);
          }}
          emptyText={say(dialogTexts.noOpenJob)}
          {...(isMissing && { errorMessage: say(dialogTexts.jobMissing) })}
        />
        {job && (
          <MoveEffect
            applications={applications}
            toOf={({ status }) =>
              say(dialogTexts.stageInJob, {
                stage: stageName(say, stageFor(stages, status)),
                job: job.title,
              })
            }
            whyNot={whyNot}
          />
        )}
        {canSeeInterviews && (
          <UpcomingInterviewsField
            applications={applications}
            value={isCancelling}
            onChange={setCancelling}
            description={say(dialogTexts.interviewsTransferred)}
          />
        )}
        <WaitingDocuments applications={applications} />
      </Form>
    </Dialog>
  );
}
