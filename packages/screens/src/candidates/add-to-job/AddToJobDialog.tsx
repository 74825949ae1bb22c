import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ComboBox } from "@ats/ui/ComboBox";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { useId, useState } from "react";
import { useOpenJobs } from "../../jobs/useOpenJobs.ts";
import { people } from "../talent-pools/queries.ts";
import { useAddToJob } from "./useAddToJob.ts";

interface AddToJobDialogProps {
  ids: number[];
  onClose(): void;
  /** Called once the results have been shown. */
  onDone(): void;
}

export default function AddToJobDialog({ ids, onClose, onDone }: AddToJobDialogProps) {
  const form = useId();
  const jobs = useOpenJobs();
  const [jobId, setJobId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const add = useAddToJob(onDone);
  const submit = () => {
    if (!jobId) return setMissing(true);
    if (!add.isPending) add.mutate({ params: { id: Number(jobId) }, body: { candidate_ids: ids } });
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={`Add ${people(ids.length)} to a job`}
      description="They join its first stage with their latest CV. No message is sent."
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={add.isPending}>
            Add to the job
          </Button>
        </>
      }
    >
      <Form id={form} aria-label="Job" onSubmit={submit}>
        {add.error && <Banner tone="critical">{add.error.message}</Banner>}
        <ComboBox
          label="Job"
          loadOptions={jobs}
          value={jobId}
          onChange={(id) => {
            setJobId(id);
            setMissing(false);
          }}
          emptyText="No open job has this title or number."
          {...(isMissing && { errorMessage: "Choose a job." })}
        />
      </Form>
    </Dialog>
  );
}
