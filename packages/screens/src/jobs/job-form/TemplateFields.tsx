import type { Channel } from "@ats/core/jobs/channel";
import type { JobInput } from "@ats/core/jobs/job-input";
import {
  createJobTemplate,
  type JobTemplate,
  listJobTemplates,
  removeJobTemplate,
  updateJobTemplate,
} from "@ats/core/jobs/templates-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useCan } from "../../session/session.tsx";
import { useChannels } from "../channels.ts";
import type { StepProps } from "./StepFields.tsx";

const useTemplates = () => useEndpoint(listJobTemplates, {}).data?.records ?? [];

/** Begins the vacancy from a template: all but its team and its closing date. */
export function TemplateChoice({ set }: Pick<StepProps, "set">) {
  const templates = useTemplates();
  const [chosen, setChosen] = useState<JobTemplate>();
  const offered = useChannels();
  if (templates.length === 0) return null;
  return (
    <Card title="Template">
      <Select
        label="Begin from a template"
        description="It fills in the advert, questions, workflow and scorecard."
        value={chosen ? String(chosen.id) : null}
        onChange={(id) => {
          const template = templates.find((each) => String(each.id) === id);
          setChosen(template);
          if (template) set(begunFrom(template.job, offered));
        }}
        options={templates.map(({ id, name }) => ({ id: String(id), label: name }))}
      />
    </Card>
  );
}

const ownId = <Part extends { id: string }>(part: Part): Part => ({
  ...part,
  id: crypto.randomUUID(),
});

function begunFrom(job: JobInput, offered: readonly Channel[]): Partial<JobInput> {
  const {
    recruiter_id: _,
    hiring_manager_id: __,
    members: ___,
    closing_date_time: ____,
    ...rest
  } = job;
  return {
    ...rest,
    channels: offered.filter((channel) => job.channels.includes(channel)),
    questions: job.questions.map(ownId),
    scorecard: job.scorecard.map(ownId),
  };
}

/** Keeps the vacancy as a template, a new one or in place of one, and lets go of those that are no longer wanted. */
export function TemplateCard({ values }: Pick<StepProps, "values">) {
  const mayKeep = useCan("PUBLISH_JOBS");
  const queries = useQueryClient();
  const templates = useTemplates();
  const [name, setName] = useState("");
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listJobTemplates) });
  const keep = useCall(createJobTemplate, {
    onSuccess: () => {
      setName("");
      showToast({ tone: "positive", title: "The template is saved" });
      return refresh();
    },
  });
  const update = useCall(updateJobTemplate, {
    onSuccess: ({ name: updated }) => {
      showToast({ tone: "positive", title: `${updated} is this vacancy now` });
      return refresh();
    },
    onError: () => void refresh(),
  });
  const remove = useCall(removeJobTemplate, { onSuccess: refresh });
  if (!mayKeep) return null;
  const error = keep.error ?? update.error ?? remove.error;
  return (
    <Card title="Templates">
      <Stack>
        {error && <Banner tone="critical">{error.message}</Banner>}
        <TextField
          label="Save this vacancy as a template named"
          maxLength={80}
          value={name}
          onChange={setName}
        />
        <Inline>
          <Button
            isDisabled={!name.trim()}
            isPending={keep.isPending}
            onPress={() => keep.mutate({ body: { name, job: values } })}
          >
            Save as a template
          </Button>
        </Inline>
        {templates.map((template) => (
          <Inline key={template.id} justify="between">
            <span>{template.name}</span>
            <Inline gap="xs">
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Update the template ${template.name} to this vacancy`}
                isPending={update.isPending && update.variables.params.id === template.id}
                onPress={() =>
                  update.mutate({
                    params: { id: template.id },
                    version: template.version,
                    body: { name: template.name, job: values },
                  })
                }
              >
                Update
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove the template ${template.name}`}
                onPress={() => remove.mutate({ params: { id: template.id } })}
              >
                Remove
              </Button>
            </Inline>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
