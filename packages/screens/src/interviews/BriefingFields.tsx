import type { FormError } from "@ats/ui/Form";
import { TextArea } from "@ats/ui/TextArea";
import type { TypedBriefing } from "./typed-interview.ts";

interface BriefingFieldsProps {
  typed: TypedBriefing;
  onChange(change: Partial<TypedBriefing>): void;
  errors: readonly FormError[];
  hasAdjustments: boolean;
}

/** Questions for the interviewers, and adjustments that only the organiser reads. */
export function BriefingFields({ typed, onChange, errors, hasAdjustments }: BriefingFieldsProps) {
  const text = (name: keyof TypedBriefing) => ({
    name,
    value: typed[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: errors.find((error) => error.name === name)?.message,
  });
  return (
    <>
      <TextArea
        label="Questions for the interviewers"
        rows={4}
        maxLength={4000}
        {...text("questions")}
      />
      {hasAdjustments && (
        <TextArea
          label="Adjustments"
          description="Reasonable adjustments for the day. Only you, as the organiser, see this."
          rows={2}
          maxLength={2000}
          {...text("adjustments")}
        />
      )}
    </>
  );
}
