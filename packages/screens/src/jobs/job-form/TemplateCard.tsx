import type { Output } from "@ats/core/contract/endpoint";
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
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { Changes } from "../../record/Changes.tsx";
import { useCan } from "../../session/session.tsx";
import { useChanges } from "./changes.ts";
import { fieldLabels } from "./field-texts.ts";
import type { StepProps } from "./step-props.ts";
import { templateTexts } from "./template-texts.ts";

export function TemplateCard({ values }: Pick<StepProps, "values">) {
  const say = useTexts();
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
      return done(say(templateTexts.saved));
    },
  });
  const update = useCall(updateJobTemplate, {
    onSuccess(saved) {
      // The next change starts from this version, also while the list is read again.
      queries.setQueryData<Output<typeof listJobTemplates>>(
        keyOf(listJobTemplates, {}),
        (known) =>
          known && { records: known.records.map((each) => (each.id === saved.id ? saved : each)) },
      );
      return done(say(templateTexts.updated, { name: saved.name }));
    },
    onError,
  });
  const remove = useCall(removeJobTemplate, {
    onSuccess: () => done(say(templateTexts.removed)),
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
    <Card title={say(templateTexts.title)}>
      <Stack>
        {keep.error && <Banner tone="critical">{keep.error.message}</Banner>}
        {!template && why}
        <TextField label={say(templateTexts.name)} maxLength={80} value={name} onChange={setName} />
        <Inline>
          <Button
            isDisabled={!name.trim()}
            isPending={keep.isPending}
            onPress={() => keep.mutate({ body: { name, job: values } })}
          >
            {say(templateTexts.save)}
          </Button>
        </Inline>
        {templates.map((each) => (
          <Inline key={each.id} justify="between">
            <span>{each.name}</span>
            <Inline gap="xs">
              <Button
                size="sm"
                variant="ghost"
                aria-label={say(templateTexts.updateNamed, { name: each.name })}
                onPress={() => ask(each.id, "update")}
              >
                {say(templateTexts.update)}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={say(templateTexts.removeNamed, { name: each.name })}
                onPress={() => ask(each.id, "remove")}
              >
                {say(templateTexts.remove)}
              </Button>
            </Inline>
          </Inline>
        ))}
      </Stack>
      {template && asked?.to === "update" && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(undefined)}
          title={say(templateTexts.updateTitle, { name: template.name })}
          confirmLabel={say(templateTexts.updateTemplate)}
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
          title={say(templateTexts.removeTitle, { name: template.name })}
          confirmLabel={say(templateTexts.removeTemplate)}
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
            <Text>{say(templateTexts.removeHint)}</Text>
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
  const say = useTexts();
  const changes = useChanges(template.job, values).filter(
    ({ field }) => !excludedFields.has(field),
  );
  return changes.length > 0 ? (
    <Changes changes={changes} labels={fieldLabels(say)} />
  ) : (
    <Text>{say(templateTexts.noChanges)}</Text>
  );
}
