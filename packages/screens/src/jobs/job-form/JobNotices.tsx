import { getJob } from "@ats/core/jobs/contract";
import type { JobStatus } from "@ats/core/jobs/job";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { lazy, Suspense } from "react";
import { useAts } from "../../app/context.tsx";
import { draftTexts } from "../../drafts/texts.ts";
import type { Autosave, Writing } from "./autosave.ts";
import { labelOf } from "./field-texts.ts";
import { type StepId, stepOf } from "./steps.ts";
import { jobFormTexts } from "./texts.ts";
import { valuesOf } from "./values.ts";

const ApprovalChanges = lazy(() => import("../ApprovalChanges.tsx"));
const StaleJob = lazy(() => import("./JobConflict.tsx"));

const beforePublication = new Set<JobStatus>(["DRAFT", "PENDING_APPROVAL"]);

interface JobNoticesProps {
  writing: Writing;
  autosave: Autosave;
  /** Undefined until a new job is saved. */
  id: number | undefined;
  step: StepId;
  show(step: StepId): void;
}

/** Says that the job was sent back, is not saved, or was changed elsewhere meanwhile. */
export function JobNotices({ writing, autosave, id, step, show }: JobNoticesProps) {
  const say = useTexts();
  const { client } = useAts();
  const { values, saved, outcome } = writing;
  return (
    <>
      {saved?.sent_back_reason && (
        <Banner tone="warning" title={say(jobFormTexts.sentBack)}>
          {saved.sent_back_reason}
        </Banner>
      )}
      {(saved?.needs_approval ||
        (saved?.published_date_time && beforePublication.has(saved.status))) && (
        <Suspense>
          <ApprovalChanges id={saved.id} />
        </Suspense>
      )}
      {outcome === "stale" && (
        <Suspense>
          <StaleJob
            mine={values}
            read={async () => {
              const known = saved?.id ?? id;
              return known === undefined
                ? undefined
                : client.call(getJob, { params: { id: known } });
            }}
            keepMine={(theirs) => {
              autosave.rebase(theirs);
              void autosave.save();
            }}
            takeTheirs={(theirs) => {
              autosave.rebase(theirs);
              autosave.write(valuesOf(theirs));
            }}
          />
        </Suspense>
      )}
      {outcome === "failed" && <FailedSave {...{ writing, autosave, step, show }} />}
    </>
  );
}

/** Names the field that could not be saved, with a button to its step or to try again. */
function FailedSave({ writing, autosave, step, show }: Omit<JobNoticesProps, "id">) {
  const say = useTexts();
  const {
    problems: [problem],
    message,
  } = writing;
  return (
    <Banner
      tone="critical"
      title={say(draftTexts.notSaved)}
      actions={
        problem ? (
          stepOf(problem.field) !== step && (
            <Button size="sm" onPress={() => show(stepOf(problem.field))}>
              {say(jobFormTexts.goToStep)}
            </Button>
          )
        ) : (
          <Button size="sm" onPress={() => void autosave.save()}>
            {say(words.retry)}
          </Button>
        )
      }
    >
      {problem
        ? say(jobFormTexts.problemOf, { field: labelOf(say, problem.field), problem: message })
        : message}{" "}
      {say(jobFormTexts.kept)}
    </Banner>
  );
}
