import { applicationStatuses } from "@ats/core/applications/status";
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
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { statusTexts } from "../../applications/status-texts.ts";
import { differencesIn } from "../../drafts/differences.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { draftTexts } from "../../drafts/texts.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { errorsOf } from "../../forms/field-errors.ts";
import { useForm } from "../../forms/useForm.ts";
import { LiveJobs } from "../LiveJobs.tsx";
import { ListActions } from "./ListActions.tsx";
import { updateItem } from "./list-edits.ts";
import { processTexts } from "./process-texts.ts";
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
  const say = useTexts();
  const { workflow, onSaved, onRemoved, onClose } = props;
  const formId = useId();
  const { client } = useAts();
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const saved = workflow ? typedOf(workflow) : usualWorkflow(say);
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
      title={workflow ? say(processTexts.editWorkflow) : say(processTexts.newWorkflow)}
      description={say(workflow ? processTexts.workflowEditHint : processTexts.workflowHint)}
      footer={
        <>
          {workflow && (
            <Button variant="ghost" onPress={() => setLeaving(true)}>
              {say(processTexts.askToDelete)}
            </Button>
          )}
          <Button onPress={close}>{say(words.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
            {workflow ? say(processTexts.saveWorkflow) : say(processTexts.addWorkflow)}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={form.errors} onSubmit={form.submit}>
        {workflow && <LiveJobs workflow={workflow} />}
        {remove.error && !form.isStale && <Banner tone="critical">{remove.error.message}</Banner>}
        <FormNotices
          form={form}
          failed={workflow && say(draftTexts.notSaved)}
          conflict={{
            what: say(processTexts.thisWorkflowWas),
            differences: differencesIn(inWords(say), form.typed, saved),
          }}
        />
        <TextField label={say(processTexts.workflowName)} isRequired {...form.field("name")} />
        <StageFields nodes={form.typed.nodes} onChange={(nodes) => form.change({ nodes })} />
      </Form>
      {workflow && (
        <ConfirmDialog
          isOpen={isLeaving}
          onOpenChange={setLeaving}
          title={say(processTexts.deleteTitle, { name: workflow.name })}
          confirmLabel={say(processTexts.deleteWorkflow)}
          tone="critical"
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate({ params: { id: workflow.id }, version: form.typed.version })
          }
        >
          {say(processTexts.deleteHint)}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

interface StageFieldsProps {
  nodes: WorkflowInput["nodes"];
  onChange(nodes: WorkflowInput["nodes"]): void;
}

function StageFields({ nodes, onChange }: StageFieldsProps) {
  const say = useTexts();
  return (
    <>
      {nodes.map((node, index) => (
        // Stages have no id, so their index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={index} gap="xs">
          <Grid columns={2}>
            <TextField
              label={say(processTexts.stage, { number: index + 1 })}
              value={node.name}
              onChange={(name) => onChange(updateItem(nodes, index, { name }))}
            />
            <Select
              label={say(processTexts.stageStatus, { number: index + 1 })}
              value={node.status}
              onChange={(status) => onChange(updateItem(nodes, index, { status }))}
              options={applicationStatuses.map((id) => ({ id, label: say(statusTexts[id]) }))}
            />
          </Grid>
          <Inline gap="xs">
            <ListActions
              of={say(processTexts.stageInSentence, { number: index + 1 })}
              {...{ index }}
              items={nodes}
              onChange={onChange}
            />
          </Inline>
        </Stack>
      ))}
      <Inline>
        <Button
          iconStart={<Plus />}
          onPress={() => onChange([...nodes, { name: "", status: "INTERVIEW" }])}
        >
          {say(processTexts.addStage)}
        </Button>
      </Inline>
    </>
  );
}
