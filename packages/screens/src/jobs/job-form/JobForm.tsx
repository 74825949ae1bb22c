import { approvalProcess } from "@ats/core/flags/flags";
import { getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { inputProblems, vacancyProblems } from "@ats/core/jobs/job-input";
import { submittedStatus } from "@ats/core/jobs/status";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stepper } from "@ats/ui/Stepper";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { lazy, startTransition, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import type { useDraft } from "../../drafts/draft.ts";
import { useFlag } from "../../flags/useFlag.ts";
import { useActor } from "../../session/session.tsx";
import { JobStatus } from "../JobStatus.tsx";
import { Autosave } from "./autosave.ts";
import { labelOf } from "./labels.ts";
import { SaveStatus } from "./SaveStatus.tsx";
import { StepFields } from "./StepFields.tsx";
import { type StepId, stepOf, steps } from "./steps.ts";
import { valuesOf, type Written } from "./values.ts";

const JobHistory = lazy(() => import("./JobHistory.tsx"));
const StaleJob = lazy(() => import("./JobConflict.tsx"));

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
  const { title, job, isNew = false, start, isRestored, draft, onStartAnew } = props;
  const { navigate, client } = useAts();
  const queries = useQueryClient();
  const actor = useActor();
  const approvals = useFlag(approvalProcess) ?? false;
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
  const writing = useSyncExternalStore(autosave.subscribe, autosave.read);
  const { values, saved, isUnsaved, outcome, message } = writing;
  useEffect(() => autosave.stay(), [autosave]);
  useAskBeforeClosing(isUnsaved);
  const [at, setAt] = useState<StepId>("basics");
  const [visited, setVisited] = useState<ReadonlySet<StepId>>(
    new Set(isNew ? ["basics"] : steps.map(({ id }) => id)),
  );
  /** When missing values were last checked. From then on they are shown. */
  const [checkedAt, setCheckedAt] = useState<Date>();
  const [isHistoryShown, setHistoryShown] = useState(false);
  const [wasRestored, setRestored] = useState(isRestored);
  const isDraft = (saved?.status ?? "DRAFT") === "DRAFT";
  const suggestions = useEndpoint(getJobSuggestions, {});
  // Keeps the current step until the code of the next has loaded.
  const show = (step: StepId) =>
    startTransition(() => {
      setAt(step);
      setVisited((before) => new Set([...before, step]));
    });

  const problemsAt = (now: Date) => [
    ...inputProblems(values),
    ...vacancyProblems(values, now, saved),
  ];
  const problems = checkedAt ? problemsAt(checkedAt) : writing.problems;
  const errorOf = (field: string) => problems.find((each) => each.field === field)?.message;
  const here = problems.filter(({ field }) => checkedAt && stepOf(field) === at);
  const [unsavable] = writing.problems;
  const target = submittedStatus(actor, { approvals });
  const submit = useCall(updateJobStatus, {
    onSuccess: ({ records: [result] }) => {
      if (!result?.updated) return;
      draft.forget();
      void queries.invalidateQueries();
      showToast({
        tone: "positive",
        title: target === "ACTIVE" ? "The job is published" : "Sent for approval",
      });
      navigate(
        target === "ACTIVE"
          ? to.applicationList({ id: result.id })
          : `${to.jobList()}?filter=draft`,
      );
    },
  });
  /** Opens the first incomplete step; true if there is none. */
  const isComplete = () => {
    const now = new Date();
    setCheckedAt(now);
    const [first] = problemsAt(now);
    if (first) show(stepOf(first.field));
    return !first;
  };
  const handIn = async () => {
    if (!isComplete() || submit.isPending) return;
    const latest = isUnsaved || !saved ? await autosave.save() : saved;
    if (latest)
      submit.mutate({
        body: { jobs: [{ id: latest.id, version: latest.version }], status: target },
      });
  };
  const saveChanges = async () => {
    if (!isComplete()) return;
    if (await autosave.save()) showToast({ tone: "positive", title: "Job saved" });
  };
  const compare = async () => {
    const id = saved?.id ?? start.id;
    return id === undefined ? undefined : client.call(getJob, { params: { id } });
  };

  const index = steps.findIndex(({ id }) => id === at);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  return (
    <Page
      width="wide"
      header={
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
      }
    >
      <Stepper
        label={title}
        value={at}
        onChange={(id) => show(id as StepId)}
        steps={steps.map(({ id, label }) => ({
          id,
          label,
          ...(problems.some(({ field }) => stepOf(field) === id)
            ? { state: "error" as const }
            : visited.has(id) && { state: "complete" as const }),
        }))}
      />
      {saved && isHistoryShown && (
        <Suspense>
          <JobHistory id={saved.id} onClose={() => setHistoryShown(false)} />
        </Suspense>
      )}
      {wasRestored && (
        <Banner
          tone="info"
          actions={
            <Button size="sm" onPress={onStartAnew}>
              {isNew ? "Start again" : "Discard"}
            </Button>
          }
          onDismiss={() => setRestored(false)}
        >
          {isNew
            ? "This is the job you started earlier."
            : "You have unsaved changes from earlier."}
        </Banner>
      )}
      {saved?.sent_back_reason && (
        <Banner tone="warning" title="Sent back from approval">
          {saved.sent_back_reason}
        </Banner>
      )}
      {outcome === "stale" && (
        <Suspense>
          <StaleJob
            mine={values}
            read={compare}
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
      {outcome === "failed" && (
        <Banner
          tone="critical"
          title="Not saved"
          actions={
            unsavable ? (
              stepOf(unsavable.field) !== at && (
                <Button size="sm" onPress={() => show(stepOf(unsavable.field))}>
                  Go to the step
                </Button>
              )
            ) : (
              <Button size="sm" onPress={() => void autosave.save()}>
                Try again
              </Button>
            )
          }
        >
          {unsavable && `${labelOf(unsavable.field)}: `}
          {message} Your changes are kept on this device.
        </Banner>
      )}
      {suggestions.error && !suggestions.data && (
        <Banner
          tone="critical"
          title="Colleagues, places and other choices could not be loaded"
          actions={
            <Button
              size="sm"
              isPending={suggestions.isFetching}
              onPress={() => void suggestions.refetch()}
            >
              Try again
            </Button>
          }
        >
          {suggestions.error.message}
        </Banner>
      )}
      <Form
        aria-label={steps[index]?.label ?? ""}
        errors={here.map(({ field, message }) => ({ name: field, message }))}
        onSubmit={() => (after ? show(after.id) : void (isDraft ? handIn() : saveChanges()))}
      >
        <StepFields
          step={at}
          values={values}
          set={autosave.write}
          errorOf={errorOf}
          isDraft={isDraft}
          suggestions={suggestions.data}
          {...(saved && { job: saved })}
        />
        {submit.data?.records[0]?.message && (
          <Banner tone="critical">{submit.data.records[0].message}</Banner>
        )}
        {submit.error && <Banner tone="critical">{submit.error.message}</Banner>}
        <Inline justify="between">
          {before ? (
            <Button onPress={() => show(before.id)}>Back</Button>
          ) : (
            <Button variant="ghost" onPress={() => navigate(to.jobList())}>
              Close
            </Button>
          )}
          <Inline>
            {!isDraft && after && (
              <Button isDisabled={!isUnsaved} onPress={() => void saveChanges()}>
                Save changes
              </Button>
            )}
            <Button type="submit" variant="primary" isPending={submit.isPending}>
              {after
                ? "Continue"
                : !isDraft
                  ? "Save changes"
                  : target === "ACTIVE"
                    ? "Publish job"
                    : "Send for approval"}
            </Button>
          </Inline>
        </Inline>
      </Form>
    </Page>
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
