import { Select } from "@ats/ui/Select";

interface LengthFieldProps {
  /** Minutes to choose from, in addition to the current value. */
  lengths: readonly number[];
  labelOf(minutes: number): string;
  value: number;
  onChange(minutes: number): void;
}

export const LengthField = ({ lengths, labelOf, value, onChange }: LengthFieldProps) => (
  <Select
    label="Length"
    options={[...new Set([...lengths, value])]
      .toSorted((a, b) => a - b)
      .map((minutes) => ({ id: String(minutes), label: labelOf(minutes) }))}
    value={String(value)}
    onChange={(minutes) => onChange(Number(minutes))}
  />
);
