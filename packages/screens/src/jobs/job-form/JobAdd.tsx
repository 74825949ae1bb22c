import { createJob } from "@ats/core/jobs/vacancy-contract";
import { useState } from "react";
import { useUser } from "../../session/session.tsx";
import { useDraft } from "../../drafts/draft.ts";
import { JobForm } from "./JobForm.tsx";
import { newVacancy, writtenSchema } from "./values.ts";

const formName = `new ${createJob.path}`;

/** A new vacancy: what was written and not handed in is there again. Quality R4. */
export function JobAdd() {
  return <NewVacancy title="Add a job" />;
}

export function VacancyForm() {
  return <NewVacancy title="Request a vacancy" />;
}

function NewVacancy({ title }: { title: string }) {
  const user = useUser();
  const draft = useDraft(formName, writtenSchema);
  const [start, setStart] = useState({ written: draft.found, attempt: 0 });
  return (
    <JobForm
      key={start.attempt}
      title={title}
      draft={draft}
      start={start.written ?? { values: newVacancy(user) }}
      isRestored={start.written !== undefined}
      onStartAnew={() => {
        draft.forget();
        setStart(({ attempt }) => ({ written: undefined, attempt: attempt + 1 }));
      }}
    />
  );
}
