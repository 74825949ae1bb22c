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
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { Changes } from "../../record/Changes.tsx";
import { useCan } from "../../session/session.tsx";
import { useChanges } from "./changes.ts";
import { labels } from "./labels.ts";
import type { StepProps } from "./step-props.ts";

export function TemplateCard({ values }: Pick<StepProps, "values">) {
  const mayKeep = useCan("PUBLISH_JOBS");
  const queries = useQueryClient();
  const templates = useEndpoint(listJobTemplates, {}).data?.records ?? [];
  const [name, setName] = useState("");
  const [asked, setAsked] = useState<{ id: number; to: "update" | "remove" }>();
  const template = templates.find(({ id }) => id === asked?.id);
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listJobTemplates) });
  const done = async (title: string) => {
    setAsked(undefined);
    showToast({ tone: "positive", title });
    await refresh();
  };
  const onError = () => void refresh();
  const keep = useCall(createJobTemplate, {
    onSuccess: () => {
      setName("");
      return done("Template saved");
    },
  });
  const update = useCall(updateJobTemplate, {
    onSuccess: ({ name: updated }) => done(`${updated} updated`),
    onError,
  });
  const remove = useCall(removeJobTemplate, {
    onSuccess: () => done("Template removed"),
    onError,
  });
  if (!mayKeep) return null;
  const ask = (id: number, to: "update" | "remove") => {
    update.reset();
    remove.reset();
    setAsked({ id, to });
  };
  const error = update.error ?? remove.error;
  const why = error && <Banner tone="critical">{error.message}</Banner>;
  return (
    <Card title="Templates">
      <Stack>
        {keep.error && <Banner tone="critical">{keep.error.message}</Banner>}
        {!template && why}
        <TextField
          label="Save this job as a template named"
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
        {templates.map((each) => (
          <Inline key={each.id} justify="between">
            <span>{each.name}</span>
            <Inline gap="xs">
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Update the template ${each.name} from this job`}
                onPress={() => ask(each.id, "update")}
              >
                Update
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove the template ${each.name}`}
                onPress={() => ask(each.id, "remove")}
              >
                Remove
              </Button>
            </Inline>
          </Inline>
        ))}
      </Stack>
      {template && asked?.to === "update" && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(undefined)}
          title={`Update ${template.name} from this job?`}
          confirmLabel="Update template"
          isPending={update.isPending}
          onConfirm={() =>
            update.mutate({
              params: { id: template.id },
              version: template.version,
              body: { name: template.name, job: values },
              mayBeMissing: true,
            })
          }
        >
          <Stack>
            {why}
            <TemplateChanges template={template} values={values} />
          </Stack>
        </ConfirmDialog>
      )}
      {template && asked?.to === "remove" && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(undefined)}
          title={`Remove ${template.name}?`}
          confirmLabel="Remove template"
          tone="critical"
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate({
              params: { id: template.id },
              version: template.version,
              mayBeMissing: true,
            })
          }
        >
          <Stack>
            {why}
            <Text>It can no longer be used for new jobs. Existing jobs stay as they are.</Text>
          </Stack>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Fields that a template never sets. */
const excludedFields = new Set([
  "recruiter_id",
  "hiring_manager_id",
  "members",
  "closing_date_time",
]);

function TemplateChanges({
  template,
  values,
}: Pick<StepProps, "values"> & { template: JobTemplate }) {
  const changes = useChanges(template.job, values).filter(
    ({ field }) => !excludedFields.has(field),
  );
  return changes.length > 0 ? (
    <Changes changes={changes} labels={labels} />
  ) : (
    <Text>It already matches this job.</Text>
  );
}
