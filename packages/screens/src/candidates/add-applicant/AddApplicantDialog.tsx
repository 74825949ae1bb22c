import { displayName } from "@ats/core/anonymisation/anonymisation";
import { listCandidates } from "@ats/core/candidates/contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ComboBox, type LoadOptions } from "@ats/ui/ComboBox";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Stack } from "@ats/ui/Stack";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useCallback, useId, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { SourceSelect } from "../../sources/SourceSelect.tsx";
import { useCan } from "../../session/session.tsx";
import { useAddToJob } from "../add-to-job/useAddToJob.ts";
import { CandidateFields } from "../CandidateFields.tsx";
import { useAddOnce } from "../candidate-add/useAddOnce.ts";
import { CvField } from "../CvField.tsx";
import { useUploadCv } from "../cv-upload.ts";
import { Duplicates } from "../Duplicates.tsx";
import { nobody } from "../typed-candidate.ts";
import { useCandidateForm } from "../useCandidateForm.ts";
import { addApplicantTexts as here } from "./texts.ts";

interface AddApplicantDialogProps {
  job: JobDetails;
  onClose(): void;
  onAdded(applicationId: number): void;
}

const people = ["existing", "new"] as const;

/** Adds a known or new candidate to a job. */
export default function AddApplicantDialog({ job, onClose, onAdded }: AddApplicantDialogProps) {
  const say = useTexts();
  const formId = useId();
  const mayAddNew = useCan("UPDATE_CANDIDATES");
  const [person, setPerson] = useState<(typeof people)[number]>("existing");
  const [chosen, setChosen] = useState<string | null>(null);
  const [source, setSource] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const candidates = useCandidates();
  const addOnce = useAddOnce();
  const sendCv = useUploadCv();
  const addToJob = useAddToJob({ isOnItsPage: true });
  const [intents] = useState(() => new WeakMap<File, string>());
  /** A retry with the same file adds no second CV. */
  const intentOf = (file: File) => {
    const intent = intents.get(file) ?? crypto.randomUUID();
    intents.set(file, intent);
    return intent;
  };
  const apply = async (id: number) => {
    const params = { id: job.id };
    const body = { candidate_ids: [id], source };
    const { records } = await addToJob.mutateAsync({ params, body });
    const [result] = records;
    if (result?.updated && result.application_id) onAdded(result.application_id);
    onClose();
  };
  const form = useCandidateForm({
    draft: `applicant.add.${job.id}`,
    saved: nobody,
    async save(body) {
      const { id } = await addOnce(body);
      for (const file of files) await sendCv(id, file, { idempotencyKey: intentOf(file) });
      await apply(id);
    },
  });
  const isNew = person === "new";
  const submit = () => {
    if (isNew) return form.submit();
    if (!chosen) return setMissing(true);
    if (!addToJob.isPending) apply(Number(chosen)).catch(() => undefined);
  };
  return (
    <Dialog
      isOpen
      size={isNew ? "lg" : "md"}
      title={say(here.title, { job: job.title })}
      description={say(here.hint)}
      onOpenChange={onClose}
      isDismissable={!isNew}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={addToJob.isPending || form.isSaving}
          >
            {say(here.add)}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {mayAddNew && (
          <ToggleButtonGroup
            label={say(here.person)}
            value={person}
            onChange={setPerson}
            options={people.map((id) => ({ id, label: say(here[id]) }))}
          />
        )}
        <Form
          id={formId}
          aria-label={say(here.candidate)}
          errors={isNew ? form.errors : []}
          onSubmit={submit}
        >
          {isNew ? (
            <>
              <FormNotices form={form} />
              <CvField {...{ form, files }} onChange={setFiles} />
              <Duplicates
                typed={form.typed}
                onChoose={(id) => {
                  setChosen(String(id));
                  void apply(id).catch(() => undefined);
                }}
              />
              <CandidateFields form={form} />
            </>
          ) : (
            <>
              {addToJob.error && <Banner tone="critical">{addToJob.error.message}</Banner>}
              <ComboBox
                autoFocus
                label={say(here.candidate)}
                description={say(here.search)}
                loadOptions={candidates}
                value={chosen}
                onChange={(id) => {
                  setChosen(id);
                  setMissing(false);
                }}
                emptyText={say(here.none)}
                {...(isMissing && { errorMessage: say(here.missing) })}
              />
            </>
          )}
          <SourceSelect value={source} onChange={setSource} />
        </Form>
      </Stack>
    </Dialog>
  );
}

/** Candidates found by name, email or number, with what tells them apart. */
function useCandidates(): LoadOptions {
  const { client } = useAts();
  return useCallback<LoadOptions>(
    async (q, signal) => {
      const { records } = await client.call(listCandidates, { query: { q, per_page: 20 }, signal });
      return records.map((candidate) => ({
        id: String(candidate.id),
        label: displayName(candidate),
        description: [candidate.candidate_number, candidate.current_jobtitle, candidate.city]
          .filter(Boolean)
          .join(" · "),
      }));
    },
    [client],
  );
}
