import type { JobDetails } from "@ats/core/jobs/job-details";
import { editRefusal, mayEditJob } from "@ats/core/jobs/status";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Page } from "@ats/ui/Page";
import { useTexts } from "@ats/ui/texts";
import { Lock } from "lucide-react";
import { useState } from "react";
import type { ScreenProps } from "../../app/screen.ts";
import { useDraft } from "../../drafts/draft.ts";
import { useActor } from "../../session/session.tsx";
import { JobForm } from "./JobForm.tsx";
import { JobLoader } from "./JobLoader.tsx";
import { jobFormTexts } from "./texts.ts";
import { isSame, valuesOf, writtenSchema } from "./values.ts";

export function JobEdit({ params }: ScreenProps<"jobEdit">) {
  const id = Number(params.id);
  return <JobLoader id={id}>{(job) => <Edit key={id} job={job} />}</JobLoader>;
}

function Edit({ job }: { job: JobDetails }) {
  const [first] = useState(job);
  const actor = useActor();
  return mayEditJob(actor, first) ? <EditForm job={first} /> : <NotEditable job={first} />;
}

function NotEditable({ job }: { job: JobDetails }) {
  const say = useTexts();
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<Lock />}
        title={say(jobFormTexts.notEditable, { title: job.title || say(jobFormTexts.thisJob) })}
        description={editRefusal(job)}
        action={
          <Button href={to.applicationList({ id: job.id })}>
            {say(jobFormTexts.viewApplications)}
          </Button>
        }
      />
    </Page>
  );
}

function EditForm({ job: first }: { job: JobDetails }) {
  const say = useTexts();
  const draft = useDraft(`job ${first.id}`, writtenSchema);
  const values = valuesOf(first);
  const [start, setStart] = useState({ written: draft.found, attempt: 0 });
  const isRestored = start.written !== undefined && !isSame(start.written.values, values);
  return (
    <JobForm
      key={start.attempt}
      title={first.title || say(jobFormTexts.untitled)}
      job={first}
      draft={draft}
      start={(isRestored && start.written) || { values, id: first.id, version: first.version }}
      isRestored={isRestored}
      onStartAnew={() => {
        draft.forget();
        setStart(({ attempt }) => ({ written: undefined, attempt: attempt + 1 }));
      }}
    />
  );
}
