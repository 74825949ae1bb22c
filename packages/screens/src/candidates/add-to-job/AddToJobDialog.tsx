import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ComboBox } from "@ats/ui/ComboBox";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { SourceSelect } from "../../sources/SourceSelect.tsx";
import { useOpenJobs } from "../../jobs/useOpenJobs.ts";
import { sayPeople } from "../talent-pools/queries.ts";
import { addToJobTexts } from "./texts.ts";
import { useAddToJob } from "./useAddToJob.ts";

interface AddToJobDialogProps {
  ids: number[];
  onClose(): void;
  /** Called once the results have been shown. */
  onDone(): void;
}

export default function AddToJobDialog({ ids, onClose, onDone }: AddToJobDialogProps) {
  const say = useTexts();
  const form = useId();
  const jobs = useOpenJobs();
  const [jobId, setJobId] = useState<string | null>(null);
  const [source, setSource] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const add = useAddToJob({ onDone });
  const submit = () => {
    if (!jobId) return setMissing(true);
    if (!add.isPending)
      add.mutate({ params: { id: Number(jobId) }, body: { candidate_ids: ids, source } });
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={say(addToJobTexts.title, { candidates: sayPeople(say, ids.length) })}
      description={say(addToJobTexts.hint)}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={add.isPending}>
            {say(addToJobTexts.add)}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label={say(addToJobTexts.job)} onSubmit={submit}>
        {add.error && <Banner tone="critical">{add.error.message}</Banner>}
        <ComboBox
          label={say(addToJobTexts.job)}
          autoFocus
          loadOptions={jobs}
          value={jobId}
          onChange={(id) => {
            setJobId(id);
            setMissing(false);
          }}
          emptyText={say(addToJobTexts.noJob)}
          {...(isMissing && { errorMessage: say(addToJobTexts.jobMissing) })}
        />
        <SourceSelect value={source} onChange={setSource} />
      </Form>
    </Dialog>
  );
}
