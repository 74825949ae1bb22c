import { archiveWorkflow, listWorkflows } from "@ats/core/jobs/vacancy-contract";
import type { Workflow } from "@ats/core/jobs/workflow";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { Plus, Workflow as WorkflowIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { belowSmall, onlyNarrow } from "../lists/narrow-table.css.ts";
import { useRefresh } from "../settings/settings/queries.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { LiveJobs } from "./LiveJobs.tsx";
import { processTexts } from "./job-form/process-texts.ts";
import { workflowTexts } from "./workflow-texts.ts";

const WorkflowDialog = lazy(() => import("./job-form/WorkflowDialog.tsx"));

/** Lists the company's workflows, to add, edit, archive and restore them. */
export default function WorkflowsSection() {
  const say = useTexts();
  const query = useEndpoint(listWorkflows, {});
  return (
    <SectionState query={query} title={say(processTexts.workflowsNotLoaded)}>
      {({ records }) => <Workflows records={records} />}
    </SectionState>
  );
}

function Workflows({ records }: { records: Workflow[] }) {
  const say = useTexts();
  const [edited, setEdited] = useState<number | "new">();
  const [asked, setAsked] = useState<Workflow>();
  const archive = useArchive();
  const add = (
    <Button variant="primary" size="sm" iconStart={<Plus />} onPress={() => setEdited("new")}>
      {say(workflowTexts.add)}
    </Button>
  );
  return (
    <Card title={say(workflowTexts.title)} actions={add}>
      <Stack>
        <Text as="p" tone="muted">
          {say(workflowTexts.hint)}
        </Text>
        {archive.error && !asked && <Text tone="critical">{archive.error.message}</Text>}
        <Table
          caption={say(workflowTexts.title)}
          columns={columnsIn(say, {
            onEdit: ({ id }) => setEdited(id),
            onArchive: (workflow) =>
              workflow.is_archived ? archive.save(workflow, () => undefined) : setAsked(workflow),
          })}
          rows={records.toSorted((a, b) => Number(a.is_archived) - Number(b.is_archived))}
          getKey={({ id }) => String(id)}
          empty={
            <EmptyState
              level={3}
              icon={<WorkflowIcon />}
              title={say(workflowTexts.none)}
              description={say(workflowTexts.noneHint)}
            />
          }
        />
      </Stack>
      <Suspense>
        {edited && (
          <WorkflowDialog
            workflow={records.find(({ id }) => id === edited)}
            onSaved={() => toast(say(workflowTexts.saved))}
            onRemoved={() => toast(say(workflowTexts.removed))}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
          title={say(workflowTexts.archiveTitle, { name: asked.name })}
          confirmLabel={say(workflowTexts.archive)}
          isPending={archive.isPending}
          onConfirm={() => archive.save(asked, () => setAsked(undefined))}
        >
          <Stack gap="sm">
            {archive.error && <Text tone="critical">{archive.error.message}</Text>}
            <LiveJobs workflow={asked} />
            <Text as="p">{say(workflowTexts.archiveHint)}</Text>
          </Stack>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Archives a workflow, or restores an archived one. */
function useArchive() {
  const say = useTexts();
  const refresh = useRefresh();
  const { mutate, ...call } = useCall(archiveWorkflow, {
    onError: () => void refresh(listWorkflows),
  });
  return {
    ...call,
    save: ({ id, name, version, is_archived }: Workflow, onSaved: () => void) =>
      mutate(
        { params: { id }, version, body: { is_archived: !is_archived } },
        {
          onSuccess: async () => {
            await refresh(listWorkflows);
            onSaved();
            const text = is_archived ? workflowTexts.nowRestored : workflowTexts.nowArchived;
            toast(say(text, { name }));
          },
        },
      ),
  };
}

const toast = (title: string) => showToast({ tone: "positive", title });

interface Acts {
  onEdit(workflow: Workflow): void;
  onArchive(workflow: Workflow): void;
}

const stagesIn = (say: Say, { nodes }: Workflow) =>
  new Intl.ListFormat(say.locale, { type: "unit" }).format(nodes.map(({ name }) => name));
const usesOf = (say: Say, { live_jobs: live, jobs }: Workflow) =>
  jobs > 0 ? say(workflowTexts.live, { live, jobs }) : say(workflowTexts.unused);

const columnsIn = (say: Say, { onEdit, onArchive }: Acts): TableColumn<Workflow>[] => [
  {
    id: "name",
    header: say(workflowTexts.name),
    isRowHeader: true,
    cell: ({ name, is_archived }) => (
      <Inline gap="sm">
        <span>{name}</span>
        {is_archived && <StatusBadge tone="neutral" label={say(workflowTexts.archived)} />}
      </Inline>
    ),
    detail: (workflow) => (
      <>
        <div className={onlyNarrow}>{stagesIn(say, workflow)}</div>
        <div className={belowSmall}>{workflow.jobs > 0 && usesOf(say, workflow)}</div>
      </>
    ),
  },
  {
    id: "stages",
    header: say(workflowTexts.stages),
    hideBelow: "md",
    cell: (workflow) => stagesIn(say, workflow),
  },
  {
    id: "jobs",
    header: say(workflowTexts.used),
    isNoWrap: true,
    hideBelow: "sm",
    cell: (workflow) => usesOf(say, workflow),
  },
  {
    id: "actions",
    header: say(workflowTexts.actions),
    cell: (workflow) => {
      const { name, is_archived } = workflow;
      return (
        <Inline gap="xs">
          <Button
            size="sm"
            aria-label={say(workflowTexts.editNamed, { name })}
            onPress={() => onEdit(workflow)}
          >
            {say(workflowTexts.edit)}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={say(is_archived ? workflowTexts.restoreNamed : workflowTexts.archiveNamed, {
              name,
            })}
            onPress={() => onArchive(workflow)}
          >
            {say(is_archived ? workflowTexts.restore : workflowTexts.archive)}
          </Button>
        </Inline>
      );
    },
  },
];
