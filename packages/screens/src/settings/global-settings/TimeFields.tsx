import { DatePicker } from "@ats/ui/DatePicker";
import { Inline } from "@ats/ui/Inline";
import { TimeField } from "@ats/ui/TimeField";

interface TimeFieldsProps {
  /** Labels of the two fields. */
  day: string;
  time: string;
  description: string;
  /** ISO 8601, or null. */
  value: string | null;
  onChange(value: string | null): void;
  errorMessage?: string | undefined;
}

const usualTime = "09:00";
const padded = (value: number, digits = 2) => String(value).padStart(digits, "0");

/** Chooses a moment in the reader's own time, or none. */
export function TimeFields({
  day: dayLabel,
  time: timeLabel,
  description,
  value,
  onChange,
  errorMessage,
}: TimeFieldsProps) {
  const at = value === null ? undefined : new Date(value);
  const day = at
    ? `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`
    : null;
  const time = at ? `${padded(at.getHours())}:${padded(at.getMinutes())}` : usualTime;
  const change = (nextDay: string | null, nextTime: string) =>
    onChange(nextDay ? new Date(`${nextDay}T${nextTime}`).toISOString() : null);
  return (
    <Inline align="start">
      <DatePicker
        label={dayLabel}
        description={description}
        value={day}
        onChange={(next) => change(next, time)}
        errorMessage={errorMessage}
      />
      {at && (
        <TimeField label={timeLabel} value={time} onChange={(next) => next && change(day, next)} />
      )}
    </Inline>
  );
}
