import { getLocalTimeZone, parseDate, today } from "@internationalized/date";
import { use } from "react";
import { Button, DateRangePickerStateContext } from "react-aria-components";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { list, preset as look } from "./DateRangePicker.css.ts";
import { type DateRange, type PresetName, presetRange, within } from "./presets.ts";
import { dateRangePickerTexts } from "./texts.ts";
import { useLocale } from "../texts/useLocale.ts";

export type DatePreset = PresetName | { label: string; range: DateRange };

export type DatePresetsProps = {
  presets: DatePreset[];
  minValue: string | undefined;
  maxValue: string | undefined;
};

/** Shows ranges as buttons that choose them in one press. */
export function DatePresets({ presets, minValue, maxValue }: DatePresetsProps) {
  const say = useTexts();
  const { locale } = useLocale();
  const state = use(DateRangePickerStateContext);
  const now = today(getLocalTimeZone());
  const chosen = state?.value;
  return (
    <div role="group" aria-label={say(dateRangePickerTexts.datePresets)} className={list}>
      {presets.map((preset) => {
        const isNamed = typeof preset === "string";
        const label = isNamed
          ? say(preset === "today" ? words.today : dateRangePickerTexts[preset])
          : preset.label;
        const whole = isNamed ? presetRange(preset, now, locale) : preset.range;
        const range = within(whole, minValue, maxValue);
        return (
          <Button
            key={label}
            className={look}
            isDisabled={!range}
            aria-pressed={
              range?.start === chosen?.start?.toString() && range?.end === chosen?.end?.toString()
            }
            onPress={() => {
              if (!range) return;
              state?.setValue({ start: parseDate(range.start), end: parseDate(range.end) });
              state?.setOpen(false);
            }}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
