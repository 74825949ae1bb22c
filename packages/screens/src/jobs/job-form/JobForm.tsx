import { getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { inputProblems, vacancyProblems } from "@ats/core/jobs/job-input";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stepper } from "@ats/ui/Stepper";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { lazy, startTransition, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import type { useDraft } from "../../drafts/draft.ts";
import { bindField } from "../../forms/bind-field.ts";
import { JobStatus } from "../JobStatus.tsx";
import { Autosave, type Writing } from "./autosave.ts";
import { JobNotices } from "./JobNotices.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import { StepButtons } from "./StepButtons.tsx";
import { StepFields } from "./StepFields.tsx";
import { type StepId, stepOf, steps, stepsAround } from "./steps.ts";
import { useSubmitJob } from "./useSubmitJob.ts";
import type { Written } from "./values.ts";

const JobHistory = lazy(() => import("./JobHistory.tsx"));

interface JobFormProps {
  title: string;
  /** The saved job; undefined until the draft is created. */
  job?: JobDetails | undefined;
  isNew?: boolean;
  start: Written;
  /** True if the text was restored and is not saved. */
  isRestored: boolean;
  draft: Pick<ReturnType<typeof useDraft<Written>>, "keep" | "forget">;
  onStartAnew(): void;
}

/** The stepped form of a job. Drafts save themselves; a published job is saved on request. */
export function JobForm(props: JobFormProps) {
  const { title, isNew = false, start, isRestored, draft, onStartAnew } = props;
  const autosave = useAutosave(props);
  const writing = useSyncExternalStore(autosave.subscribe, autosave.read);
  const { values, saved, isUnsaved } = writing;
  useAskBeforeClosing(isUnsaved);
  const [step, setStep] = useState<StepId>("basics");
  const [visited, setVisited] = useState<ReadonlySet<StepId>>(
    new Set(isNew ? ["basics"] : steps.map(({ id }) => id)),
  );
  /** When missing values were last checked. From then on they are shown. */
  const [checkedAt, setCheckedAt] = useState<Date>();
  const isDraft = (saved?.status ?? "DRAFT") === "DRAFT";
  const suggestions = useEndpoint(getJobSuggestions, {});
  // Keeps the current step until the code of the next has loaded.
  const show = (next: StepId) =>
    startTransition(() => {
      setStep(next);
      setVisited((before) => new Set([...before, next]));
    });

  const problemsAt = (now: Date) => [
    ...inputProblems(values),
    ...vacancyProblems(values, now, saved),
  ];
  const problems = checkedAt ? problemsAt(checkedAt) : writing.problems;
  const { submit, isPending, refusals, label } = useSubmitJob(draft.forget);
  /** Opens the first incomplete step; true if there is none. */
  const isComplete = () => {
    const now = new Date();
    setCheckedAt(now);
    const [first] = problemsAt(now);
    if (first) show(stepOf(first.field));
    return !first;
  };
  const handIn = async () => {
    if (!isComplete() || isPending) return;
    const latest = isUnsaved || !saved ? await autosave.save() : saved;
    if (latest) submit(latest);
  };
  const saveChanges = async () => {
    if (!isComplete()) return;
    if (await autosave.save()) showToast({ tone: "positive", title: "Job saved" });
  };
  const { after } = stepsAround(step);
  return (
    <Page width="wide" header={<JobHeader title={title} writing={writing} />}>
      <Stepper
        label={title}
        value={step}
        onChange={(id) => show(id as StepId)}
        steps={steps.map(({ id, label: name }) => ({
          id,
          label: name,
          ...(problems.some(({ field }) => stepOf(field) === id)
            ? { state: "error" as const }
            : visited.has(id) && { state: "complete" as const }),
        }))}
      />
      {isRestored && <Restored isNew={isNew} onStartAnew={onStartAnew} />}
      <JobNotices {...{ writing, autosave, step, show }} id={start.id} />
      <SuggestionsFailed query={suggestions} />
      <Form
        aria-label={steps.find(({ id }) => id === step)?.label ?? ""}
        errors={problems
          .filter(({ field }) => stepOf(field) === step)
          .map(({ field, message }) => ({ name: field, message }))}
        hideSummary={!checkedAt}
        onSubmit={() => (after ? show(after.id) : void (isDraft ? handIn() : saveChanges()))}
      >
        <StepFields
          step={step}
          values={values}
          set={autosave.write}
          field={(name) => bindField(values, autosave.write, name)}
          isDraft={isDraft}
          suggestions={suggestions.data}
          {...(saved && { job: saved })}
        />
        {refusals.map((refusal) => (
          <Banner key={refusal} tone="critical">
            {refusal}
          </Banner>
        ))}
        <StepButtons
          {...{ step, show, isPending, isUnsaved }}
          submitLabel={isDraft ? label : "Save changes"}
          onSave={isDraft ? undefined : () => void saveChanges()}
        />
      </Form>
    </Page>
  );
}

/** Saves what is written: one store for as long as the form is open. */
function useAutosave({ start, job, isNew = false, draft }: JobFormProps) {
  const { client } = useAts();
  const queries = useQueryClient();
  const [autosave] = useState(
    () =>
      new Autosave({
        client,
        start,
        saved: job,
        isNew,
        ...draft,
        onSaved: (next) => {
          queries.setQueryData(keyOf(getJob, { params: { id: next.id } }), next);
          void queries.invalidateQueries({ queryKey: keyOf(listJobs) });
        },
      }),
  );
  useEffect(() => autosave.stay(), [autosave]);
  return autosave;
}

function JobHeader({ title, writing }: { title: string; writing: Writing }) {
  const { saved } = writing;
  const [isHistoryShown, setHistoryShown] = useState(false);
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: "Jobs", href: to.jobList() }]}
        title={title}
        meta={saved && <JobStatus job={saved} />}
        subtitle={<SaveStatus writing={writing} />}
        actions={
          saved && (
            <Button iconStart={<History />} isIconOnNarrow onPress={() => setHistoryShown(true)}>
              History
            </Button>
          )
        }
      />
      {saved && isHistoryShown && (
        <Suspense>
          <JobHistory id={saved.id} onClose={() => setHistoryShown(false)} />
        </Suspense>
      )}
    </>
  );
}

function Restored({ isNew, onStartAnew }: { isNew: boolean; onStartAnew(): void }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" onPress={onStartAnew}>
          {isNew ? "Start again" : "Discard"}
        </Button>
      }
      onDismiss={() => setShown(false)}
    >
      {isNew ? "This is the job you started earlier." : "You have unsaved changes from earlier."}
    </Banner>
  );
}

interface SuggestionsFailedProps {
  query: Pick<
    ReturnType<typeof useEndpoint<typeof getJobSuggestions>>,
    "error" | "data" | "isFetching" | "refetch"
  >;
}

function SuggestionsFailed({ query }: SuggestionsFailedProps) {
  if (!query.error || query.data) return null;
  return (
    <Banner
      tone="critical"
      title="Colleagues, places and other choices could not be loaded"
      actions={
        <Button size="sm" isPending={query.isFetching} onPress={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {query.error.message}
    </Banner>
  );
}

/** Asks before the page closes with unsaved changes. */
function useAskBeforeClosing(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}
