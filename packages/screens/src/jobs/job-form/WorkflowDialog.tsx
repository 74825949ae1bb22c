import { applicationStatuses, statusLabels } from "@ats/core/applications/status";
import type { ApiError } from "@ats/core/contract/client";
import {
  createWorkflow,
  listWorkflows,
  removeWorkflow,
  updateWorkflow,
} from "@ats/core/jobs/vacancy-contract";
import {
  type Workflow,
  type WorkflowInput,
  workflowInput,
  workflowNodeInput,
} from "@ats/core/jobs/workflow";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TextField } from "@ats/ui/TextField";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { z } from "zod";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { NotSaved } from "../../drafts/NotSaved.tsx";
import type { InWords } from "../../drafts/differences.ts";
import { useEditedRecord } from "../../drafts/useEditedRecord.ts";
import { ListActions } from "./ListActions.tsx";
import { updateItem } from "./list-edits.ts";

const typedSchema = workflowInput.extend({
  name: z.string(),
  nodes: z.array(workflowNodeInput.extend({ name: z.string() })),
  version: z.number(),
});
type Typed = z.output<typeof typedSchema>;

const usual: Typed = {
  name: "",
  nodes: [
    { name: "New", status: "APPLIED" },
    { name: "Shortlisted", status: "SHORTLIST" },
    { name: "Interview", status: "INTERVIEW" },
    { name: "Offer", status: "PROCESSING" },
    { name: "Hired", status: "HIRE" },
  ],
  version: 0,
};

const inWords: InWords<Typed> = [
  ["Name of the workflow", ({ name }) => name],
  [
    "Stages",
    ({ nodes }) => nodes.map(({ name, status }) => `${name}: ${statusLabels[status]}`).join("\n"),
  ],
];

interface WorkflowDialogProps {
  /** The workflow to edit; absent for a new one. */
  workflow?: Workflow | undefined;
  onSaved(workflow: Workflow): void;
  onRemoved?(): void;
  onClose(): void;
}

/** Edits a company's workflow, in which each stage maps to a fixed status. */
export default function WorkflowDialog(props: WorkflowDialogProps) {
  const { workflow, onSaved, onRemoved, onClose } = props;
  const form = useId();
  const queries = useQueryClient();
  const edited = useEditedRecord(
    `workflow.${workflow?.id ?? "new"}`,
    typedSchema,
    workflow ?? usual,
    inWords,
  );
  const { typed, change: put } = edited;
  const { name, nodes } = typed;
  const setNodes = (next: WorkflowInput["nodes"]) => put({ nodes: next });
  const [problem, setProblem] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const close = () => {
    edited.takeTheirs();
    onClose();
  };
  const done = async (then: () => void) => {
    // Hidden lists and boards refetch their stages when shown. The job's form stays.
    void queries.invalidateQueries({ type: "inactive" });
    await queries.refetchQueries({ queryKey: keyOf(listWorkflows) });
    then();
    close();
  };
  const onSuccess = (saved: Workflow) => done(() => onSaved(saved));
  const add = useCall(createWorkflow, { onSuccess });
  const onError = ({ status }: ApiError) => {
    if (status === 412) void queries.invalidateQueries({ queryKey: keyOf(listWorkflows) });
  };
  const update = useCall(updateWorkflow, { onSuccess, onError });
  const remove = useCall(removeWorkflow, {
    onSuccess: () => done(() => onRemoved?.()),
    onError,
    onSettled: () => setLeaving(false),
  });
  const isPending = add.isPending || update.isPending;
  const submit = ({ version, ...input } = typed) => {
    const parsed = workflowInput.safeParse(input);
    setProblem(parsed.error?.issues[0]?.message);
    if (!parsed.success || isPending) return;
    remove.reset();
    if (workflow)
      update.mutate({
        params: { id: workflow.id },
        version,
        body: { ...parsed.data, nodes: parsed.data.nodes.map((node) => standing(node, workflow)) },
      });
    else add.mutate({ body: parsed.data });
  };
  const refused = edited.isStale ? null : (add.error ?? remove.error);
  const wrong = problem ?? refused?.message;
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && close()}
      title={workflow ? "Edit workflow" : "New workflow"}
      description={`Name the stages as your company does. Each maps to a fixed status.${
        workflow ? " Changes apply to every job with this workflow." : ""
      }`}
      footer={
        <>
          {workflow && (
            <Button variant="ghost" onPress={() => setLeaving(true)}>
              Delete workflow…
            </Button>
          )}
          <Button onPress={close}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {workflow ? "Save workflow" : "Add workflow"}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => submit()}>
        {wrong && <Banner tone="critical">{wrong}</Banner>}
        <NotSaved edited={edited} save={update} what="This workflow was" submit={submit} />
        <TextField
          label="Name of the workflow"
          isRequired
          value={name}
          onChange={(next) => put({ name: next })}
        />
        {nodes.map((node, index) => (
          // Stages have no id, so their index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <Stack key={index} gap="xs">
            <Grid columns={2}>
              <TextField
                label={`Stage ${index + 1}`}
                value={node.name}
                onChange={(stage) => setNodes(updateItem(nodes, index, { name: stage }))}
              />
              <Select
                label={`Status of stage ${index + 1}`}
                value={node.status}
                onChange={(status) => setNodes(updateItem(nodes, index, { status }))}
                options={applicationStatuses.map((id) => ({ id, label: statusLabels[id] }))}
              />
            </Grid>
            <Inline gap="xs">
              <ListActions
                of={`stage ${index + 1}`}
                {...{ index }}
                items={nodes}
                onChange={setNodes}
              />
            </Inline>
          </Stack>
        ))}
        <Inline>
          <Button
            iconStart={<Plus />}
            onPress={() => setNodes([...nodes, { name: "", status: "INTERVIEW" }])}
          >
            Add a stage
          </Button>
        </Inline>
      </Form>
      {workflow && (
        <ConfirmDialog
          isOpen={isLeaving}
          onOpenChange={setLeaving}
          title={`Delete ${workflow.name}?`}
          confirmLabel="Delete workflow"
          tone="critical"
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: workflow.id }, version: typed.version })}
        >
          New jobs can no longer use it. A workflow that a job uses can’t be deleted.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** A stage that a colleague deleted is saved as a new one. */
const standing = ({ id, ...node }: WorkflowInput["nodes"][number], { nodes }: Workflow) =>
  nodes.some((each) => each.id === id) ? { id, ...node } : node;
