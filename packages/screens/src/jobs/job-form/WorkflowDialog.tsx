import { applicationStatuses, statusLabels } from "@ats/core/applications/status";
import { createWorkflow, listWorkflows } from "@ats/core/jobs/vacancy-contract";
import { type Workflow, type WorkflowInput, workflowInput } from "@ats/core/jobs/workflow";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
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
  onAdded(workflow: Workflow): void;
  onClose(): void;
}

/** A workflow of the company's own: each of its stages stands for a fixed status. */
export default function WorkflowDialog({ onAdded, onClose }: WorkflowDialogProps) {
  const form = useId();
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [nodes, setNodes] = useState(usual);
  const [problem, setProblem] = useState<string>();
  const add = useCall(createWorkflow, {
    onSuccess: async (workflow) => {
      await queries.invalidateQueries({ queryKey: keyOf(listWorkflows) });
      onAdded(workflow);
      onClose();
    },
  });
  const submit = () => {
    const parsed = workflowInput.safeParse({ name, nodes });
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success && !add.isPending) add.mutate({ body: parsed.data });
  };
  const wrong = problem ?? add.error?.message;
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="New workflow"
      description="Name the stages as your company does. Each stands for one of the fixed statuses."
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={add.isPending}>
            Add workflow
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
    </Dialog>
  );
}
