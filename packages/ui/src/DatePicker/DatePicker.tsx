import { CalendarDays } from "lucide-react";
import {
  Button,
  Calendar,
  Dialog,
  Group,
  DatePicker as RacDatePicker,
} from "react-aria-components";
import { useFirstDayName } from "../CalendarGrid/useFirstDayName.ts";
import { CalendarGrid } from "../CalendarGrid/CalendarGrid.tsx";
import { dialog, sheet as calendarSheet } from "../CalendarGrid/CalendarGrid.css.ts";
import { DateSegments } from "../DateField/DateSegments.tsx";
import type { DateFieldProps } from "../DateField/DateField.tsx";
import { useDate, useDateProps } from "../DateField/dateProps.ts";
import { box, inset } from "../Field/Field.css.ts";
import { FieldFrame } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { Sheet } from "../Popover/Sheet.tsx";
import { DatePickerFooter } from "./DatePickerFooter.tsx";

export type DatePickerProps = DateFieldProps;

/** Takes a date, typed or picked from a calendar, for dates chosen by their place in the week. */
export function DatePicker({
  value,
  defaultValue,
  onChange,
  onBlur,
  autoFocus,
  minValue,
  maxValue,
  isDateUnavailable,
  ref,
  ...rest
}: DatePickerProps) {
  const field = useField(rest);
  const canChoose = (date: string) =>
    !(minValue && date < minValue) && !(maxValue && date > maxValue) && !isDateUnavailable?.(date);
  return (
    <RacDatePicker
      {...useDateProps(field, { minValue, maxValue, isDateUnavailable })}
      {...{ onBlur, autoFocus }}
      value={useDate(value)}
      defaultValue={useDate(defaultValue)}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
    >
      <FieldFrame field={field}>
        <Group className={box} data-readonly={field.isReadOnly || undefined}>
          <DateSegments ref={ref} />
          <Button className={inset}>
            <CalendarDays />
          </Button>
        </Group>
      </FieldFrame>
      <Sheet className={calendarSheet} offset={6}>
        <Dialog className={dialog}>
          <Calendar firstDayOfWeek={useFirstDayName()}>
            <CalendarGrid />
          </Calendar>
          <DatePickerFooter canClear={!field.isRequired} canChoose={canChoose} />
        </Dialog>
      </Sheet>
    </RacDatePicker>
  );
}
