import { getCheckSettings, saveCheckSettings } from "@ats/core/checks/contract";
import { type CheckSettings, checkSettingsSchema } from "@ats/core/checks/right-to-work";
import type { Output } from "@ats/core/contract/endpoint";
import { listInheritance } from "@ats/core/settings/inheritance-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { NumberField } from "@ats/ui/NumberField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { differencesIn, type InWords } from "../drafts/differences.ts";
import { useDraftState } from "../drafts/draft.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { errorsOf } from "../forms/field-errors.ts";
import { useForm } from "../forms/useForm.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { SettingStanding } from "../settings/settings/SettingStanding.tsx";
import { useEffectFirst } from "../settings/settings/useEffectFirst.tsx";
import { settingsTexts } from "./settings-texts.ts";

const names = [
  "notice_months",
  "due_days",
  "kept_months",
  "unhired_days",
] as const satisfies (keyof CheckSettings)[];

const duration = z.number().nullable();
const typedSchema = z.object({
  notice_months: duration,
  due_days: duration,
  kept_months: duration,
  unhired_days: duration,
  version: z.number(),
});
const inWords = (say: Say): InWords<z.output<typeof typedSchema>> =>
  names.map((name) => [say(settingsTexts[name]), ({ [name]: value }) => String(value ?? "")]);

/** Edits the durations of right-to-work checks, which the law may change. */
export default function CheckSettingsForm() {
  const say = useTexts();
  const query = useEndpoint(getCheckSettings, {});
  return (
    <SectionState query={query} title={say(settingsTexts.notLoaded)}>
      {(settings) => (
        <SettingStanding of="check_settings">
          <Durations saved={settings} />
        </SettingStanding>
      )}
    </SectionState>
  );
}

function Durations({ saved }: { saved: Output<typeof getCheckSettings> }) {
  const say = useTexts();
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
      void queries.invalidateQueries({ queryKey: keyOf(listInheritance) });
      showToast({ tone: "positive", title: say(settingsTexts.saved) });
    },
    onRefused: ({ status }) => status === 412 && queries.invalidateQueries({ queryKey }),
  });
  const effect = useEffectFirst("check_settings");
  const { version: _, ...durations } = form.typed;
  return (
    <Card title={say(settingsTexts.durations)}>
      {effect.dialog}
      <Form
        aria-label={say(settingsTexts.durations)}
        errors={form.errors}
        onSubmit={() => effect.saveAfter(durations, form.submit)}
      >
        <Text tone="muted">{say(settingsTexts.durationsHint)}</Text>
        <Grid columns={2}>
          {names.map((name) => (
            <NumberField key={name} label={say(settingsTexts[name])} {...form.field(name)} />
          ))}
        </Grid>
        <Stack gap="sm">
          <FormNotices
            form={form}
            failed={say(settingsTexts.notSaved)}
            conflict={{
              what: say(settingsTexts.durationsWere),
              differences: differencesIn(inWords(say), form.typed, saved),
            }}
          />
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSaving || effect.isPending}>
              {say(settingsTexts.save)}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
