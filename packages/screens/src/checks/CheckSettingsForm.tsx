import { getCheckSettings, saveCheckSettings } from "@ats/core/checks/contract";
import { type CheckSettings, checkSettingsSchema } from "@ats/core/checks/right-to-work";
import type { Output } from "@ats/core/contract/endpoint";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { NumberField } from "@ats/ui/NumberField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { NotSaved } from "../drafts/NotSaved.tsx";
import type { InWords } from "../drafts/differences.ts";
import { useEditedRecord } from "../drafts/useEditedRecord.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";

const labels: Record<keyof CheckSettings, string> = {
  notice_months: "Months a Positive Verification Notice is valid",
  due_days: "Days before a follow-up is listed as due",
  kept_months: "Months copies are kept after employment",
  unhired_days: "Days copies are kept for applicants not hired",
};
const names = Object.keys(labels) as (keyof CheckSettings)[];

const duration = z.number().nullable();
const typedSchema = z.object({
  notice_months: duration,
  due_days: duration,
  kept_months: duration,
  unhired_days: duration,
  version: z.number(),
});
const inWords: InWords<z.output<typeof typedSchema>> = names.map((name) => [
  labels[name],
  ({ [name]: value }) => String(value ?? ""),
]);

/** Edits the durations of right-to-work checks, which the law may change. */
export function CheckSettingsForm() {
  const query = useEndpoint(getCheckSettings, {});
  return (
    <SectionState query={query} title="The durations could not be loaded">
      {(settings) => <Durations saved={settings} />}
    </SectionState>
  );
}

function Durations({ saved }: { saved: Output<typeof getCheckSettings> }) {
  const queries = useQueryClient();
  const edited = useEditedRecord("checkSettings", typedSchema, saved, inWords);
  const { typed, change: put } = edited;
  const [errors, setErrors] = useState<FormError[]>([]);
  const save = useCall(saveCheckSettings, {
    onSuccess: (settings) => {
      queries.setQueryData(keyOf(getCheckSettings, {}), settings);
      edited.takeTheirs();
      showToast({ tone: "positive", title: "Durations saved" });
    },
    onError: ({ status }) => {
      if (status === 412) void queries.invalidateQueries({ queryKey: keyOf(getCheckSettings) });
    },
  });
  const submit = ({ version, ...durations } = typed) => {
    const parsed = checkSettingsSchema.safeParse(durations);
    setErrors(
      (parsed.error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message })),
    );
    if (parsed.success) save.mutate({ body: parsed.data, version });
  };
  return (
    <Card title="Durations">
      <Form aria-label="Durations" errors={errors} onSubmit={() => submit()}>
        <Text tone="muted">
          Check the law before you shorten a period. Existing follow-ups do not change; copies are
          kept for the periods set here.
        </Text>
        <Grid columns={2}>
          {names.map((name) => (
            <NumberField
              key={name}
              label={labels[name]}
              name={name}
              value={typed[name]}
              onChange={(value) => put({ [name]: value })}
              errorMessage={errors.find((each) => each.name === name)?.message}
            />
          ))}
        </Grid>
        <Stack gap="sm">
          <NotSaved edited={edited} save={save} what="These durations were" submit={submit} />
          <Inline justify="end">
            <Button type="submit" isPending={save.isPending}>
              Save durations
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
