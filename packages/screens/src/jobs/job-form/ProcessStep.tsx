import { statusesOf } from "@ats/core/applications/status";
import type { ScorecardAttribute } from "@ats/core/jobs/question";
import { listWorkflows } from "@ats/core/jobs/vacancy-contract";
import type { Workflow } from "@ats/core/jobs/workflow";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { PenLine, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { statusTexts } from "../../applications/status-texts.ts";
import { useCan, useUser } from "../../session/session.tsx";
import { SectionState } from "../../settings/settings/SectionState.tsx";
import { ListActions } from "./ListActions.tsx";
import { updateItem } from "./list-edits.ts";
import { processTexts } from "./process-texts.ts";
import type { StepProps } from "./step-props.ts";
import { WorkflowChange } from "./WorkflowChange.tsx";

const WorkflowDialog = lazy(() => import("./WorkflowDialog.tsx"));

const fixed = [...statusesOf.active, "HIRE"] as const;

export default function ProcessStep(props: StepProps) {
  return (
    <Stack gap="lg">
      <WorkflowCard {...props} />
      <ScorecardCard {...props} />
      <HighlightsCard {...props} />
    </Stack>
  );
}

function WorkflowCard(props: StepProps) {
  const say = useTexts();
  const query = useEndpoint(listWorkflows, {});
  return (
    <SectionState query={query} title={say(processTexts.workflowsNotLoaded)}>
      {({ records }) => <WorkflowChoice {...props} workflows={records} />}
    </SectionState>
  );
}

type WorkflowChoiceProps = StepProps & { workflows: readonly Workflow[] };

function WorkflowChoice({ values, set, workflows, job }: WorkflowChoiceProps) {
  const say = useTexts();
  const mayAdd = useCan("PUBLISH_JOBS");
  /** The workflow in the dialog: the selected one or a new one. */
  const [written, setWritten] = useState<"chosen" | "new">();
  const chosen = workflows.find(({ id }) => id === values.workflow_id);
  const stages = chosen
    ? chosen.nodes.map(({ id, name, status }) => ({
        id: String(id),
        term: name,
        description: say(statusTexts[status]),
      }))
    : [
        {
          id: "default",
          term: say(processTexts.defaultStages),
          description: fixed.map((status) => say(statusTexts[status])).join(", "),
        },
      ];
  return (
    <Card
      title={say(processTexts.workflow)}
      actions={
        mayAdd && (
          <>
            {chosen && (
              <Button iconStart={<PenLine />} size="sm" onPress={() => setWritten("chosen")}>
                {say(processTexts.editWorkflow)}
              </Button>
            )}
            <Button iconStart={<Plus />} size="sm" onPress={() => setWritten("new")}>
              {say(processTexts.newWorkflow)}
            </Button>
          </>
        )
      }
    >
      <Stack>
        <Select
          label={say(processTexts.stages)}
          name="workflow_id"
          value={String(values.workflow_id ?? "fixed")}
          onChange={(id) => set({ workflow_id: id === "fixed" ? null : Number(id) })}
          options={[
            { id: "fixed", label: say(processTexts.defaultStages) },
            ...workflows
              .filter(({ id, is_archived }) => !is_archived || id === values.workflow_id)
              .map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
        />
        {job && values.workflow_id !== job.workflow_id && (
          <WorkflowChange job={job} nodes={chosen?.nodes ?? []} />
        )}
        <DescriptionList items={stages} />
        {written && (
          <Suspense>
            <WorkflowDialog
              workflow={written === "chosen" ? chosen : undefined}
              onClose={() => setWritten(undefined)}
              onSaved={({ id }) => set({ workflow_id: id })}
              onRemoved={() => set({ workflow_id: null })}
            />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

const newAttribute = (): ScorecardAttribute => ({
  id: crypto.randomUUID(),
  name: "",
  description: "",
});

function ScorecardCard({ values, set }: StepProps) {
  const say = useTexts();
  const { scorecard } = values;
  const put = (next: ScorecardAttribute[]) => set({ scorecard: next });
  return (
    <Card title={say(processTexts.scorecard)}>
      <Stack>
        <Text tone="muted">{say(processTexts.scorecardHint)}</Text>
        {scorecard.map((attribute, index) => (
          <Stack key={attribute.id} gap="xs">
            <Grid columns={2}>
              <TextField
                label={say(processTexts.attribute, { number: index + 1 })}
                name={`scorecard.${index}.name`}
                maxLength={120}
                value={attribute.name}
                onChange={(name) => put(updateItem(scorecard, index, { name }))}
              />
              <TextField
                label={say(processTexts.guidance)}
                name={`scorecard.${index}.description`}
                maxLength={500}
                value={attribute.description}
                onChange={(description) => put(updateItem(scorecard, index, { description }))}
              />
            </Grid>
            <Inline gap="xs">
              <ListActions
                of={say(processTexts.attributeInSentence, { number: index + 1 })}
                {...{ index }}
                items={scorecard}
                onChange={put}
              />
            </Inline>
          </Stack>
        ))}
        <Inline>
          <Button iconStart={<Plus />} onPress={() => put([...scorecard, newAttribute()])}>
            {say(processTexts.addAttribute)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Highlights shown in this job's applications. Specification §3, Highlight setting. */
function HighlightsCard({ values, set }: StepProps) {
  const say = useTexts();
  const { applicant_highlighting_enabled: isOn, applicant_highlighting_settings: settings } =
    useUser().ats_settings;
  if (!isOn || settings.length === 0) return null;
  const names = settings.map(({ highlight_name }) => highlight_name);
  return (
    <Card title={say(processTexts.highlights)}>
      <Stack>
        <Switch
          isSelected={values.highlights === null}
          onChange={(isAll) => set({ highlights: isAll ? null : names })}
        >
          {say(processTexts.allHighlights)}
        </Switch>
        {values.highlights && (
          <CheckboxGroup
            label={say(processTexts.ownHighlights)}
            value={values.highlights}
            onChange={(highlights) => set({ highlights })}
            options={names.map((name) => ({ id: name, label: name }))}
          />
        )}
      </Stack>
    </Card>
  );
}
