import { type HolidayRegion, holidayRegions } from "@ats/core/interviews/days-off";
import { Button } from "@ats/ui/Button";
import { DatePicker } from "@ats/ui/DatePicker";
import { Grid } from "@ats/ui/Grid";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { type Say, useTexts } from "@ats/ui/texts";
import { Plus, Trash2 } from "lucide-react";
import { z } from "zod";
import { interviewSettingsTexts } from "./settings-texts.ts";

export const typedDaysOff = z.array(z.object({ date: z.string().nullable(), name: z.string() }));
type Days = z.output<typeof typedDaysOff>;

interface DaysOffFieldsProps {
  holidays: HolidayRegion | null;
  days: Days;
  onChange(change: { holidays?: HolidayRegion | null; days_off?: Days }): void;
  errorMessage: string | undefined;
}

const nations: Partial<
  Record<HolidayRegion, "england" | "northernIreland" | "scotland" | "wales">
> = {
  "GB-ENG": "england",
  "GB-NIR": "northernIreland",
  "GB-SCT": "scotland",
  "GB-WLS": "wales",
};

export function regionName(say: Say, region: HolidayRegion | null | undefined): string {
  if (!region) return say(interviewSettingsTexts.noHolidays);
  const nation = nations[region];
  if (nation) return say(interviewSettingsTexts[nation]);
  return new Intl.DisplayNames(say.locale, { type: "region" }).of(region) ?? region;
}

/** The region whose public holidays count, and the company's own days off. */
export function DaysOffFields({ holidays, days, onChange, errorMessage }: DaysOffFieldsProps) {
  const say = useTexts();
  const put = (index: number, change: Partial<Days[number]>) =>
    onChange({ days_off: days.map((day, at) => (at === index ? { ...day, ...change } : day)) });
  return (
    <Stack gap="md">
      <Select<HolidayRegion | "NONE">
        label={say(interviewSettingsTexts.holidays)}
        description={say(interviewSettingsTexts.holidaysHint)}
        options={[
          { id: "NONE", label: say(interviewSettingsTexts.noHolidays) },
          ...holidayRegions.map((id) => ({ id, label: regionName(say, id) })),
        ]}
        value={holidays ?? "NONE"}
        onChange={(id) => onChange({ holidays: id === "NONE" ? null : id })}
      />
      {days.map((day, index) => (
        // Days have no other key while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <Inline key={index} gap="sm" align="end">
          <Grid columns={2}>
            <DatePicker
              label={say(interviewSettingsTexts.dayOffDate)}
              value={day.date}
              onChange={(date) => put(index, { date })}
            />
            <TextField
              label={say(interviewSettingsTexts.dayOffName)}
              value={day.name}
              onChange={(name) => put(index, { name })}
            />
          </Grid>
          <IconButton
            aria-label={say(interviewSettingsTexts.removeDay, { name: day.name || index + 1 })}
            icon={<Trash2 />}
            onPress={() => onChange({ days_off: days.filter((_, at) => at !== index) })}
          />
        </Inline>
      ))}
      {errorMessage && <Text tone="critical">{errorMessage}</Text>}
      <Inline>
        <Button
          size="sm"
          iconStart={<Plus />}
          onPress={() => onChange({ days_off: [...days, { date: null, name: "" }] })}
        >
          {say(interviewSettingsTexts.addDay)}
        </Button>
      </Inline>
    </Stack>
  );
}
