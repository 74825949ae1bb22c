import type { Application } from "@ats/core/applications/application";
import { stageFor, stageName, stagesOf } from "@ats/core/applications/stage";
import { transferProblem } from "@ats/core/applications/status";
import { getJob } from "@ats/core/jobs/contract";
import { Button } from "@ats/ui/Button";
import { ComboBox } from "@ats/ui/ComboBox";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { useId, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import WaitingDocuments from "../documents/WaitingDocuments.tsx";
import UpcomingInterviewsField from "../interviews/UpcomingInterviewsField.tsx";
import { useOpenJobs } from "../jobs/useOpenJobs.ts";
import { useCan } from "../session/session.tsx";
import { MoveEffect } from "./MoveEffect.tsx";
import { useTransfer } from "./useTransfer.ts";
import { applicantNames } from "./applicant-names.ts";

interface TransferDialogProps {
  applications: readonly Application[];
  onClose(): void;
  onSent(): void;
}

export default function TransferDialog({ applications, onClose, onSent }: TransferDialogProps) {
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
    job_id === job?.id ? "It is already in this job." : transferProblem(status);
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
      title={`Transfer ${applicantNames(applications)}`}
      description="Status, notes and scorecards move too. Moving to an anonymised job anonymises applications permanently."
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            Transfer
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <ComboBox
          label="To the job"
          loadOptions={jobs}
          value={jobId}
          onChange={(id) => {
            setJobId(id);
            setMissing(false);
          }}
          emptyText="No open job has this title or number."
          {...(isMissing && { errorMessage: "Choose a different job." })}
        />
        {job && (
          <MoveEffect
            applications={applications}
            toOf={({ status }) => `${stageName(stageFor(stages, status))} in ${job.title}`}
            whyNot={whyNot}
          />
        )}
        {canSeeInterviews && (
          <UpcomingInterviewsField
            applications={applications}
            value={isCancelling}
            onChange={setCancelling}
            description="The applicant is told. Interviews that you keep move too."
          />
        )}
        <WaitingDocuments applications={applications} />
      </Form>
    </Dialog>
  );
}
