import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { interviewsTexts } from "./texts.ts";

interface LengthFieldProps {
  /** Minutes to choose from, in addition to the current value. */
  lengths: readonly number[];
  labelOf(minutes: number): string;
  value: number;
  onChange(minutes: number): void;
}

export const LengthField = ({ lengths, labelOf, value, onChange }: LengthFieldProps) => {
  const say = useTexts();
  return (
    <Select
      label={say(interviewsTexts.length)}
      options={[...new Set([...lengths, value])]
        .toSorted((a, b) => a - b)
        .map((minutes) => ({ id: String(minutes), label: labelOf(minutes) }))}
      value={String(value)}
      onChange={(minutes) => onChange(Number(minutes))}
    />
  );
};
