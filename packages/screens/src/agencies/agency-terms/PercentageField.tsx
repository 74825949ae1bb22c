import { NumberField } from "@ats/ui/NumberField";

interface PercentageFieldProps {
  label: string;
  name: string;
  isReadOnly: boolean;
  /** Hundredths of a percent. */
  value: number | null;
  onChange(value: number | null): void;
}

/** A percentage of two decimals, held in hundredths of a percent. */
export const PercentageField = ({ value, onChange, ...field }: PercentageFieldProps) => (
  <NumberField
    {...field}
    hideStepper
    suffix="%"
    minValue={0}
    maxValue={100}
    formatOptions={{ maximumFractionDigits: 2 }}
    value={value === null ? null : value / 100}
    onChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
  />
);
