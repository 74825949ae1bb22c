import { getCheckSettings, saveCheckSettings } from "@ats/core/checks/contract";
import { type CheckSettings, checkSettingsSchema } from "@ats/core/checks/right-to-work";
import type { Output } from "@ats/core/contract/endpoint";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { NumberField } from "@ats/ui/NumberField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { differencesIn, type InWords } from "../drafts/differences.ts";
import { useDraftState } from "../drafts/draft.ts";
import { errorsOf } from "../forms/field-errors.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { useForm } from "../forms/useForm.ts";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
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
  const { client } = useAts();
  const queries = useQueryClient();
  const queryKey = keyOf(getCheckSettings, {});
  const form = useForm({
    draft: useDraftState("checkSettings", typedSchema),
    saved,
    check: (typed) => errorsOf(checkSettingsSchema, typed),
    async save({ version, ...durations }) {
      const body = checkSettingsSchema.parse(durations);
      queries.setQueryData(queryKey, await client.call(saveCheckSettings, { body, version }));
      showToast({ tone: "positive", title: "Durations saved" });
    },
    onRefused: ({ status }) => status === 412 && queries.invalidateQueries({ queryKey }),
  });
  return (
    <Card title="Durations">
      <Form aria-label="Durations" errors={form.errors} onSubmit={form.submit}>
        <Text tone="muted">
          Check the law before you shorten a period. Existing follow-ups do not change; copies are
          kept for the periods set here.
        </Text>
        <Grid columns={2}>
          {names.map((name) => (
            <NumberField key={name} label={labels[name]} {...form.field(name)} />
          ))}
        </Grid>
        <Stack gap="sm">
          <FormNotices
            form={form}
            failed="Not saved"
            conflict={{
              what: "These durations were",
              differences: differencesIn(inWords, form.typed, saved),
            }}
          />
          <Inline justify="end">
            <Button type="submit" isPending={form.isSaving}>
              Save durations
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
