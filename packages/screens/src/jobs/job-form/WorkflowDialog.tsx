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
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { ListActions } from "./ListActions.tsx";
import { changedAt } from "./list-edits.ts";

type Nodes = WorkflowInput["nodes"];

const usual: Nodes = [
  { name: "New", status: "APPLIED" },
  { name: "Shortlisted", status: "SHORTLIST" },
  { name: "Interview", status: "INTERVIEW" },
  { name: "Offer", status: "PROCESSING" },
  { name: "Hired", status: "HIRE" },
];

interface WorkflowDialogProps {
  /** The one to edit; absent for a new one. */
  workflow?: Workflow | undefined;
  onSaved(workflow: Workflow): void;
  onRemoved?(): void;
  onClose(): void;
}

/** A workflow of the company's own: each of its stages stands for a fixed status. */
export default function WorkflowDialog(props: WorkflowDialogProps) {
  const { workflow, onSaved, onRemoved, onClose } = props;
  const form = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(workflow?.name ?? "");
  const [nodes, setNodes] = useState<Nodes>(workflow?.nodes ?? usual);
  const [problem, setProblem] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const done = async (then: () => void) => {
    // Lists and boards read their stages anew when they are shown again; the vacancy's form stays.
    void queries.invalidateQueries({ type: "inactive" });
    await queries.refetchQueries({ queryKey: keyOf(listWorkflows) });
    then();
    onClose();
  };
  const onSuccess = (saved: Workflow) => done(() => onSaved(saved));
  const add = useCall(createWorkflow, { onSuccess });
  const update = useCall(updateWorkflow, { onSuccess });
  const remove = useCall(removeWorkflow, {
    onSuccess: () => done(() => onRemoved?.()),
    onSettled: () => setLeaving(false),
  });
  const isPending = add.isPending || update.isPending;
  const submit = () => {
    const parsed = workflowInput.safeParse({ name, nodes });
    setProblem(parsed.error?.issues[0]?.message);
    if (!parsed.success || isPending) return;
    remove.reset();
    if (workflow)
      update.mutate({
        params: { id: workflow.id },
        version: workflow.version,
        body: parsed.data,
      });
    else add.mutate({ body: parsed.data });
  };
  const wrong = problem ?? (add.error ?? update.error ?? remove.error)?.message;
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={workflow ? "Edit workflow" : "New workflow"}
      description={`Name the stages as your company does. Each stands for one of the fixed statuses.${
        workflow ? " Every vacancy with this workflow changes with it." : ""
      }`}
      footer={
        <>
          {workflow && (
            <Button variant="ghost" onPress={() => setLeaving(true)}>
              Delete workflow…
            </Button>
          )}
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {workflow ? "Save workflow" : "Add workflow"}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        {wrong && <Banner tone="critical">{wrong}</Banner>}
        <TextField label="Name of the workflow" isRequired value={name} onChange={setName} />
        {nodes.map((node, index) => (
          // Stages have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Stack key={index} gap="xs">
            <Grid columns={2}>
              <TextField
                label={`Stage ${index + 1}`}
                value={node.name}
                onChange={(stage) => setNodes(changedAt(nodes, index, { name: stage }))}
              />
              <Select
                label={`Status of stage ${index + 1}`}
                value={node.status}
                onChange={(status) => setNodes(changedAt(nodes, index, { status }))}
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
          onConfirm={() =>
            remove.mutate({ params: { id: workflow.id }, version: workflow.version })
          }
        >
          No vacancy can be given these stages any more. A workflow that one uses stays.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
