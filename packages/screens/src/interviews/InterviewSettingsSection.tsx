import type { Output } from "@ats/core/contract/endpoint";
import { getInterviewOptions, saveInterviewSettings } from "@ats/core/interviews/contract";
import { holidayRegions } from "@ats/core/interviews/days-off";
import { interviewSettingsSchema } from "@ats/core/interviews/settings";
import { listInheritance } from "@ats/core/settings/inheritance-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ComboBox } from "@ats/ui/ComboBox";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { NumberField } from "@ats/ui/NumberField";
import { Switch } from "@ats/ui/Switch";
import { TimeField } from "@ats/ui/TimeField";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { z } from "zod";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import type { InWords } from "../drafts/differences.ts";
import { NotSaved } from "../drafts/NotSaved.tsx";
import { useEditedRecord } from "../drafts/useEditedRecord.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { SettingStanding } from "../settings/settings/SettingStanding.tsx";
import { useEffectFirst } from "../settings/settings/useEffectFirst.tsx";
import { DaysOffFields, regionName, typedDaysOff } from "./DaysOffFields.tsx";
import { useInterviewOptions } from "./queries.ts";
import { interviewSettingsTexts } from "./settings-texts.ts";
import { zonesWith } from "./zones.ts";

export default function InterviewSettingsSection() {
  const say = useTexts();
  const query = useInterviewOptions();
  return (
    <SectionState query={query} title={say(interviewSettingsTexts.settingsNotLoaded)}>
      {({ settings }) => (
        <SettingStanding of="interview_settings">
          <SettingsForm saved={settings} />
        </SettingStanding>
      )}
    </SectionState>
  );
}

type Saved = Output<typeof saveInterviewSettings>;
const typedSchema = z.object({
  time_zone: z.string(),
  day_start: z.string().nullable(),
  day_end: z.string().nullable(),
  weekly_cap: z.number().nullable(),
  cap_refuses: z.boolean(),
  buffer_before: z.number().nullable(),
  buffer_after: z.number().nullable(),
  reminder_hours: z.number().nullable(),
  holidays: z.enum(holidayRegions).nullable(),
  days_off: typedDaysOff,
  version: z.number(),
});
const inWords = (say: Say): InWords<z.output<typeof typedSchema>> => [
  [say(interviewSettingsTexts.timeZone), ({ time_zone }) => time_zone ?? ""],
  [say(interviewSettingsTexts.dayStart), ({ day_start }) => day_start ?? ""],
  [say(interviewSettingsTexts.dayEnd), ({ day_end }) => day_end ?? ""],
  [say(interviewSettingsTexts.weeklyCap), ({ weekly_cap }) => String(weekly_cap ?? "")],
  [
    say(interviewSettingsTexts.capRefuses),
    ({ cap_refuses }) => say(cap_refuses ? interviewSettingsTexts.yes : interviewSettingsTexts.no),
  ],
  [say(interviewSettingsTexts.bufferBefore), ({ buffer_before }) => String(buffer_before ?? "")],
  [say(interviewSettingsTexts.bufferAfter), ({ buffer_after }) => String(buffer_after ?? "")],
  [say(interviewSettingsTexts.reminder), ({ reminder_hours }) => String(reminder_hours ?? "")],
  [say(interviewSettingsTexts.holidays), ({ holidays }) => regionName(say, holidays)],
  [
    say(interviewSettingsTexts.daysOff),
    ({ days_off }) => days_off?.map(({ date, name }) => `${date} ${name}`).join(", ") ?? "",
  ],
];

function SettingsForm({ saved }: { saved: Saved }) {
  const say = useTexts();
  const queries = useQueryClient();
  const edited = useEditedRecord("interviewSettings", typedSchema, saved, inWords(say));
  const { typed, change: put } = edited;
  const zones = useMemo(() => zonesWith(typed.time_zone), [typed.time_zone]);
  const [errors, setErrors] = useState<FormError[]>([]);
  const save = useCall(saveInterviewSettings, {
    onSuccess: (settings) => {
      queries.setQueryData<Output<typeof getInterviewOptions>>(
        keyOf(getInterviewOptions, {}),
        (options) => options && { ...options, settings },
      );
      // The days off depend on the region.
      void queries.invalidateQueries({ queryKey: keyOf(getInterviewOptions) });
      void queries.invalidateQueries({ queryKey: keyOf(listInheritance) });
      edited.takeTheirs();
      showToast({ tone: "positive", title: say(interviewSettingsTexts.settingsSaved) });
    },
    onError: ({ status }) => {
      if (status === 412) void queries.invalidateQueries({ queryKey: keyOf(getInterviewOptions) });
    },
  });
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const effect = useEffectFirst("interview_settings");
  const submit = ({ version, ...settings } = typed) => {
    const parsed = interviewSettingsSchema.safeParse(settings);
    setErrors(
      parsed.error?.issues.map(({ path, message }) => ({ name: String(path[0]), message })) ?? [],
    );
    const body = parsed.data;
    if (body && !save.isPending && !effect.isPending)
      effect.saveAfter(body, () => save.mutate({ version, body }));
  };
  return (
    <Card title={say(interviewSettingsTexts.interviews)}>
      {effect.dialog}
      <Form
        aria-label={say(interviewSettingsTexts.interviews)}
        onSubmit={() => submit()}
        errors={errors}
      >
        <NotSaved
          edited={edited}
          save={save}
          what={say(interviewSettingsTexts.theseSettings)}
          submit={submit}
        />
        <ComboBox
          label={say(interviewSettingsTexts.timeZone)}
          name="time_zone"
          description={say(interviewSettingsTexts.timeZoneHint)}
          options={zones}
          value={typed.time_zone}
          onChange={(zone) => zone && put({ time_zone: zone })}
        />
        <Grid columns={2}>
          <TimeField
            label={say(interviewSettingsTexts.dayStart)}
            name="day_start"
            value={typed.day_start}
            onChange={(day_start) => put({ day_start })}
            errorMessage={errorOf("day_start")}
          />
          <TimeField
            label={say(interviewSettingsTexts.dayEnd)}
            name="day_end"
            value={typed.day_end}
            onChange={(day_end) => put({ day_end })}
            errorMessage={errorOf("day_end")}
          />
          <NumberField
            label={say(interviewSettingsTexts.bufferBefore)}
            name="buffer_before"
            description={say(interviewSettingsTexts.bufferHint)}
            value={typed.buffer_before}
            onChange={(buffer_before) => put({ buffer_before })}
            errorMessage={errorOf("buffer_before")}
          />
          <NumberField
            label={say(interviewSettingsTexts.bufferAfter)}
            name="buffer_after"
            description={say(interviewSettingsTexts.bufferHint)}
            value={typed.buffer_after}
            onChange={(buffer_after) => put({ buffer_after })}
            errorMessage={errorOf("buffer_after")}
          />
          <NumberField
            label={say(interviewSettingsTexts.weeklyCap)}
            name="weekly_cap"
            description={say(interviewSettingsTexts.weeklyCapHint)}
            value={typed.weekly_cap}
            onChange={(weekly_cap) => put({ weekly_cap })}
            errorMessage={errorOf("weekly_cap")}
          />
          <NumberField
            label={say(interviewSettingsTexts.reminder)}
            name="reminder_hours"
            description={say(interviewSettingsTexts.reminderHint)}
            value={typed.reminder_hours}
            onChange={(reminder_hours) => put({ reminder_hours })}
            errorMessage={errorOf("reminder_hours")}
          />
        </Grid>
        <Switch
          isSelected={typed.cap_refuses ?? false}
          onChange={(cap_refuses) => put({ cap_refuses })}
          isDisabled={typed.weekly_cap === null}
          description={say(interviewSettingsTexts.capHint)}
        >
          {say(interviewSettingsTexts.capRefuses)}
        </Switch>
        <DaysOffFields
          holidays={typed.holidays}
          days={typed.days_off}
          onChange={put}
          errorMessage={errorOf("days_off")}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={save.isPending || effect.isPending}>
            {say(interviewSettingsTexts.save)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
