import { getJobApproval } from "@ats/core/jobs/approval-contract";
import { getJob } from "@ats/core/jobs/contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { inputProblems, vacancyProblems } from "@ats/core/jobs/job-input";
import { listJobs } from "@ats/core/jobs/list-contract";
import { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stepper } from "@ats/ui/Stepper";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { lazy, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { titles } from "../../app/titles.ts";
import type { useDraft } from "../../drafts/draft.ts";
import { draftTexts } from "../../drafts/texts.ts";
import { bindField } from "../../forms/bind-field.ts";
import { approvalTexts } from "../approval-texts.ts";
import { JobStatus } from "../JobStatus.tsx";
import { Autosave, type Writing } from "./autosave.ts";
import { JobNotices } from "./JobNotices.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import { StepButtons } from "./StepButtons.tsx";
import { StepFields } from "./StepFields.tsx";
import { type StepId, stepOf, steps, stepsAround, stepTitles } from "./steps.ts";
import { jobFormTexts } from "./texts.ts";
import { useNeedsNewApproval } from "./useNeedsNewApproval.ts";
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
  const say = useTexts();
  const { title, isNew = false, start, isRestored, draft, onStartAnew } = props;
  const autosave = useAutosave(props);
  const writing = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read);
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
    const job = await autosave.save();
    if (!job) return;
    const isSent = job.status !== saved?.status;
    showToast({
      tone: "positive",
      title: say(isSent ? jobFormTexts.sentForApproval : jobFormTexts.saved),
    });
  };
  const saveLabel = say(
    useNeedsNewApproval(saved, values) ? approvalTexts.saveAndSend : jobFormTexts.saveChanges,
  );
  const { after } = stepsAround(step);
  return (
    <Page width="wide" header={<JobHeader title={title} writing={writing} />}>
      <Stepper
        label={title}
        value={step}
        onChange={(id) => show(id as StepId)}
        steps={steps.map(({ id }) => ({
          id,
          label: say(stepTitles[id]),
          ...(problems.some(({ field }) => stepOf(field) === id)
            ? { state: "error" as const }
            : visited.has(id) && { state: "complete" as const }),
        }))}
      />
      {isRestored && <Restored isNew={isNew} onStartAnew={onStartAnew} />}
      <JobNotices {...{ writing, autosave, step, show }} id={start.id} />
      <SuggestionsFailed query={suggestions} />
      <Form
        aria-label={say(stepTitles[step])}
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
          {...{ step, show, isPending, isUnsaved, saveLabel }}
          submitLabel={isDraft ? label : saveLabel}
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
          for (const endpoint of [listJobs, getJobApproval])
            void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
        },
      }),
  );
  useEffect(() => autosave.stay(), [autosave]);
  return autosave;
}

function JobHeader({ title, writing }: { title: string; writing: Writing }) {
  const say = useTexts();
  const { saved } = writing;
  const [isHistoryShown, setHistoryShown] = useState(false);
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: say(titles.jobList), href: to.jobList() }]}
        title={title}
        meta={saved && <JobStatus job={saved} />}
        subtitle={<SaveStatus writing={writing} />}
        actions={
          saved && (
            <Button iconStart={<History />} isIconOnNarrow onPress={() => setHistoryShown(true)}>
              {say(jobFormTexts.history)}
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
  const say = useTexts();
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" onPress={onStartAnew}>
          {isNew ? say(jobFormTexts.startAgain) : say(draftTexts.discard)}
        </Button>
      }
      onDismiss={() => setShown(false)}
    >
      {isNew ? say(jobFormTexts.startedEarlier) : say(draftTexts.restored)}
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
  const say = useTexts();
  if (!query.error || query.data) return null;
  return (
    <Banner
      tone="critical"
      title={say(jobFormTexts.choicesNotLoaded)}
      actions={
        <Button size="sm" isPending={query.isFetching} onPress={() => void query.refetch()}>
          {say(words.retry)}
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
