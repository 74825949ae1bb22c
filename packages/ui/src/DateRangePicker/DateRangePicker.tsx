import { CalendarDays } from "lucide-react";
import { type Ref, useMemo } from "react";
import {
  Button,
  Dialog,
  Group,
  DateRangePicker as RacDateRangePicker,
  RangeCalendar,
} from "react-aria-components";
import { sheet as calendarSheet, dialog } from "../CalendarGrid/CalendarGrid.css.ts";
import { useFirstDayName } from "../CalendarGrid/useFirstDayName.ts";
import { CalendarGrid } from "../CalendarGrid/CalendarGrid.tsx";
import { tight } from "../DateField/DateSegments.css.ts";
import { DateSegments } from "../DateField/DateSegments.tsx";
import { type DateLimits, useDateProps } from "../DateField/dateProps.ts";
import { toDate } from "../DateField/isoDate.ts";
import { box, inset } from "../Field/Field.css.ts";
import { FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { Sheet } from "../Popover/Sheet.tsx";
import { useTexts } from "../texts/texts.tsx";
import { type DatePreset, DatePresets } from "./DatePresets.tsx";
import * as css from "./DateRangePicker.css.ts";
import type { DateRange } from "./presets.ts";
import { RangeFooter } from "./RangeFooter.tsx";
import { dateRangePickerTexts } from "./texts.ts";
import { useIsWide } from "../root/useIsWide.ts";

export type { DatePreset } from "./DatePresets.tsx";
export type { DateRange, PresetName } from "./presets.ts";

export type DateRangePickerProps = Omit<FieldProps, "name"> &
  DateLimits & {
    /** Includes both days; null for no range. */
    value?: DateRange | null;
    defaultValue?: DateRange;
    /** Called when both dates are complete, and with null when either is cleared. */
    onChange?: (value: DateRange | null) => void;
    onBlur?: () => void;
    /** Ranges to choose in one press: names of built-in ones, relative to today, or your own. */
    presets?: DatePreset[];
    /** Form field name of the first day. */
    startName?: string;
    endName?: string;
    autoFocus?: boolean;
    ref?: Ref<HTMLElement>;
  };

/** Takes a range of dates. */
export function DateRangePicker({
  value,
  defaultValue,
  onChange,
  onBlur,
  presets,
  startName,
  endName,
  autoFocus,
  minValue,
  maxValue,
  isDateUnavailable,
  ref,
  ...field
}: DateRangePickerProps) {
  const say = useTexts();
  const months = useIsWide() ? 2 : 1;
  const { validate, ...dates } = useDateProps(
    field,
    { minValue, maxValue, isDateUnavailable },
    "medium",
  );
  return (
    <RacDateRangePicker
      {...dates}
      validate={({ start, end }) =>
        start.compare(end) > 0
          ? say(dateRangePickerTexts.rangeReversed)
          : (validate(start) ?? validate(end))
      }
      {...{ startName, endName, onBlur, autoFocus }}
      value={useRange(value)}
      defaultValue={useRange(defaultValue)}
      onChange={(range) =>
        onChange?.(range && { start: range.start.toString(), end: range.end.toString() })
      }
    >
      <FieldFrame field={field}>
        <Group className={box} data-readonly={field.isReadOnly || undefined}>
          <DateSegments slot="start" look={tight} ref={ref} />
          <span aria-hidden="true" className={css.dash}>
            –
          </span>
          <DateSegments slot="end" look={tight} />
          <Button className={`${inset} ${css.open}`}>
            <CalendarDays />
          </Button>
        </Group>
      </FieldFrame>
      <Sheet className={calendarSheet} offset={6}>
        <Dialog className={dialog}>
          <div className={css.body}>
            {presets && <DatePresets {...{ presets, minValue, maxValue }} />}
            <RangeCalendar visibleDuration={{ months }} firstDayOfWeek={useFirstDayName()}>
              <CalendarGrid months={months} />
            </RangeCalendar>
          </div>
          {!field.isRequired && <RangeFooter />}
        </Dialog>
      </Sheet>
    </RacDateRangePicker>
  );
}

/** Memoised by its days: a new object would erase a half-typed range. */
function useRange(range: DateRange | null | undefined) {
  const isControlled = range !== undefined;
  const [start, end] = [range?.start ?? null, range?.end ?? null];
  return useMemo(() => {
    if (!isControlled) return undefined;
    const [first, last] = [toDate(start), toDate(end)];
    return first && last && { start: first, end: last };
  }, [isControlled, start, end]);
}
