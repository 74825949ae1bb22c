import { applicationStatuses, statusLabels } from "@ats/core/applications/status";
import {
  createWorkflow,
  listWorkflows,
  removeWorkflow,
  updateWorkflow,
} from "@ats/core/jobs/vacancy-contract";
import { type Workflow, type WorkflowInput, workflowInput } from "@ats/core/jobs/workflow";
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
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { differencesIn } from "../../drafts/differences.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { errorsOf } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { ListActions } from "./ListActions.tsx";
import { updateItem } from "./list-edits.ts";
import { inWords, nodesOf, typedOf, typedWorkflow, usualWorkflow } from "./typed-workflow.ts";

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
  const formId = useId();
  const { client } = useAts();
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const saved = workflow ? typedOf(workflow) : usualWorkflow;
  const refresh = async () => {
    // Lists and boards read their stages again when they are next shown; the vacancy's form stays.
    void queries.invalidateQueries({ type: "inactive" });
    await queries.refetchQueries({ queryKey: keyOf(listWorkflows) });
  };
  const onRefused = ({ status }: { status?: number }) =>
    status === 412 && queries.invalidateQueries({ queryKey: keyOf(listWorkflows) });
  const form = useForm({
    draft: useDraftState(`workflow.${workflow?.id ?? "new"}`, typedWorkflow),
    saved,
    check: (typed) =>
      errorsOf(workflowInput, typed).map(({ name, message }) =>
        name === "name" ? { name, message } : { message },
      ),
    async save({ version, ...typed }) {
      const input = workflowInput.parse(typed);
      remove.reset();
      const next = await (workflow
        ? client.call(updateWorkflow, {
            params: { id: workflow.id },
            version,
            body: { ...input, nodes: nodesOf(input.nodes, workflow) },
          })
        : client.call(createWorkflow, { body: input }));
      await refresh();
      onSaved(next);
      onClose();
    },
    onRefused,
  });
  const close = () => {
    form.forget();
    onClose();
  };
  const remove = useCall(removeWorkflow, {
    onSuccess: async () => {
      await refresh();
      onRemoved?.();
      close();
    },
    onError: onRefused,
    onSettled: () => setLeaving(false),
  });
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
          <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
            {workflow ? "Save workflow" : "Add workflow"}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={form.errors} onSubmit={form.submit}>
        {remove.error && !form.isStale && <Banner tone="critical">{remove.error.message}</Banner>}
        <FormNotices
          form={form}
          failed={workflow && "Not saved"}
          conflict={{
            what: "This workflow was",
            differences: differencesIn(inWords, form.typed, saved),
          }}
        />
        <TextField label="Name of the workflow" isRequired {...form.field("name")} />
        <StageFields nodes={form.typed.nodes} onChange={(nodes) => form.change({ nodes })} />
      </Form>
      {workflow && (
        <ConfirmDialog
          isOpen={isLeaving}
          onOpenChange={setLeaving}
          title={`Delete ${workflow.name}?`}
          confirmLabel="Delete workflow"
          tone="critical"
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate({ params: { id: workflow.id }, version: form.typed.version })
          }
        >
          New jobs can no longer use it. A workflow that a job uses can’t be deleted.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

interface StageFieldsProps {
  nodes: WorkflowInput["nodes"];
  onChange(nodes: WorkflowInput["nodes"]): void;
}

const StageFields = ({ nodes, onChange }: StageFieldsProps) => (
  <>
    {nodes.map((node, index) => (
      // Stages have no id, so their index is the key.
      // oxlint-disable-next-line react/no-array-index-key
      <Stack key={index} gap="xs">
        <Grid columns={2}>
          <TextField
            label={`Stage ${index + 1}`}
            value={node.name}
            onChange={(name) => onChange(updateItem(nodes, index, { name }))}
          />
          <Select
            label={`Status of stage ${index + 1}`}
            value={node.status}
            onChange={(status) => onChange(updateItem(nodes, index, { status }))}
            options={applicationStatuses.map((id) => ({ id, label: statusLabels[id] }))}
          />
        </Grid>
        <Inline gap="xs">
          <ListActions of={`stage ${index + 1}`} {...{ index }} items={nodes} onChange={onChange} />
        </Inline>
      </Stack>
    ))}
    <Inline>
      <Button
        iconStart={<Plus />}
        onPress={() => onChange([...nodes, { name: "", status: "INTERVIEW" }])}
      >
        Add a stage
      </Button>
    </Inline>
  </>
);
