import type { JobDetails } from "@ats/core/jobs/job-details";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { titles } from "../../app/titles.ts";
import { useDraft } from "../../drafts/draft.ts";
import { useUser } from "../../session/session.tsx";
import { JobForm } from "./JobForm.tsx";
import { JobLoader } from "./JobLoader.tsx";
import { newVacancy, type Written, writtenSchema } from "./values.ts";

const formName = `new ${createJob.path}`;

/** The form of a new job. Restores an unsubmitted draft. Quality R4. */
export function JobAdd() {
  const say = useTexts();
  return <NewVacancy title={say(titles.jobAdd)} />;
}

export function VacancyForm() {
  const say = useTexts();
  return <NewVacancy title={say(titles.vacancyForm)} />;
}

function NewVacancy({ title }: { title: string }) {
  const draft = useDraft(formName, writtenSchema);
  const id = draft.found?.id;
  if (id === undefined) return <NewForm {...{ title, draft }} />;
  return <JobLoader id={id}>{(job) => <NewForm {...{ title, draft, job }} />}</JobLoader>;
}

interface NewFormProps {
  title: string;
  draft: ReturnType<typeof useDraft<Written>>;
  job?: JobDetails;
}

function NewForm({ title, draft, job }: NewFormProps) {
  const user = useUser();
  const [start, setStart] = useState(() => ({
    ...(goesOn(draft.found, job) && { written: draft.found, job }),
    attempt: 0,
  }));
  return (
    <JobForm
      key={start.attempt}
      title={title}
      isNew
      job={start.job}
      draft={draft}
      start={start.written ?? { values: newVacancy(user) }}
      isRestored={start.written !== undefined}
      onStartAnew={() => {
        draft.forget();
        setStart(({ attempt }) => ({ attempt: attempt + 1 }));
      }}
    />
  );
}

/** A draft that was submitted elsewhere is not restored. */
const goesOn = (written: Written | undefined, job: JobDetails | undefined) =>
  !job || (job.status === "DRAFT" && (job.version === written?.version || !written?.isSaved));
