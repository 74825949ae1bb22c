import { TextArea } from "@ats/ui/TextArea";
import type { FormOf } from "../forms/useForm.ts";
import type { TypedBriefing } from "./typed-interview.ts";

interface BriefingFieldsProps {
  form: FormOf<TypedBriefing>;
  /** True if the form asks for adjustments. */
  hasAdjustments: boolean;
}

/** Questions for the interviewers, and adjustments that only the organiser reads. */
export function BriefingFields({ form: { field }, hasAdjustments }: BriefingFieldsProps) {
  return (
    <>
      <TextArea
        label="Questions for the interviewers"
        rows={4}
        maxLength={4000}
        {...field("questions")}
      />
      {hasAdjustments && (
        <TextArea
          label="Adjustments"
          description="Reasonable adjustments for the day. Only you, as the organiser, see this."
          rows={2}
          maxLength={2000}
          {...field("adjustments")}
        />
      )}
    </>
  );
}
