import { type HighlightSetting, highlightSettingSchema } from "@ats/core/applications/highlight";
import { highlightSettingsInput } from "@ats/core/applications/highlight-settings";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form, type FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import type { InWords } from "../drafts/differences.ts";
import { NotSaved } from "../drafts/NotSaved.tsx";
import { useEditedRecord } from "../drafts/useEditedRecord.ts";
import { ListActions } from "../jobs/job-form/ListActions.tsx";
import { updateItem } from "../jobs/job-form/list-edits.ts";
import { useCompanySetting } from "../settings/settings/useCompanySetting.ts";
import { useEffectFirst } from "../settings/settings/useEffectFirst.tsx";
import { useRoles } from "../users/useRoles.ts";
import { HighlightFields } from "./HighlightFields.tsx";
import { fieldName, highlightTexts } from "./highlight-texts.ts";

/** The version is the highlights themselves, as text. */
const typedSchema = z.object({ settings: z.array(highlightSettingSchema), version: z.string() });

const inOneLine = (
  say: Say,
  { highlight_name, map_to, option_ids_list, icon, user_types }: HighlightSetting,
) =>
  say(highlightTexts.inOneLine, {
    name: highlight_name,
    field: fieldName(say, map_to),
    values: option_ids_list.map(({ label }) => label).join(", "),
    icon,
    roles: user_types.join(", "),
  });
const inWords = (say: Say): InWords<z.output<typeof typedSchema>> => [
  [
    say(highlightTexts.highlights),
    ({ settings }) => settings.map((each) => inOneLine(say, each)).join("; "),
  ],
];

const newHighlight: HighlightSetting = {
  map_to: "source",
  option_ids_list: [],
  icon: "star",
  highlight_name: "",
  user_types: ["Recruiter admin user", "Recruiter user"],
};

export function HighlightsForm({ saved }: { saved: HighlightSetting[] }) {
  const say = useTexts();
  const edited = useEditedRecord(
    "highlights",
    typedSchema,
    { settings: saved, version: JSON.stringify(saved) },
    inWords(say),
  );
  const ownRoles = useRoles()
    .all.filter(({ id }) => id !== null)
    .map(({ name }) => name);
  const { typed, change: put } = edited;
  const { settings } = typed;
  const [errors, setErrors] = useState<FormError[]>([]);
  const setting = useCompanySetting("ats_settings", "applicant_highlighting_settings");
  const effect = useEffectFirst("applicant_highlighting_settings");
  const submit = (next = typed) => {
    const { data, error } = highlightSettingsInput.safeParse(next.settings);
    setErrors(
      error?.issues.map(({ path, message }) => ({
        name: path.slice(0, 2).join("."),
        message,
      })) ?? [],
    );
    if (!data || setting.isPending || effect.isPending) return;
    effect.saveAfter(data, () =>
      setting.save(data, next.version, () => {
        edited.takeTheirs();
        showToast({ tone: "positive", title: say(highlightTexts.saved) });
      }),
    );
  };
  return (
    <Form aria-label={say(highlightTexts.highlights)} onSubmit={() => submit()} errors={errors}>
      {effect.dialog}
      <NotSaved
        edited={edited}
        save={setting}
        what={say(highlightTexts.theseWere)}
        submit={submit}
      />
      <Stack gap="lg">
        {settings.map((highlight, index) => (
          <Card
            // The index is the only stable key: names are being typed.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            title={say(highlightTexts.highlight, { number: index + 1 })}
            actions={
              <ListActions
                of={say(highlightTexts.moved, { number: index + 1 })}
                {...{ index }}
                items={settings}
                onChange={(next) => put({ settings: next })}
              />
            }
          >
            <HighlightFields
              highlight={highlight}
              ownRoles={ownRoles}
              name={String(index)}
              errorOf={(field) => errors.find(({ name }) => name === field)?.message}
              onChange={(change) => put({ settings: updateItem(settings, index, change) })}
            />
          </Card>
        ))}
      </Stack>
      <Inline>
        <Button iconStart={<Plus />} onPress={() => put({ settings: [...settings, newHighlight] })}>
          {say(highlightTexts.add)}
        </Button>
        <Button type="submit" variant="primary" isPending={setting.isPending}>
          {say(highlightTexts.save)}
        </Button>
      </Inline>
    </Form>
  );
}
