import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import type { FormOf } from "../forms/useForm.ts";
import { interviewsTexts } from "./texts.ts";
import type { TypedBriefing } from "./typed-interview.ts";

interface BriefingFieldsProps {
  form: FormOf<TypedBriefing>;
  /** True if the form asks for adjustments. */
  hasAdjustments: boolean;
}

/** Questions for the interviewers, and adjustments that only the organiser reads. */
export function BriefingFields({ form: { field }, hasAdjustments }: BriefingFieldsProps) {
  const say = useTexts();
  return (
    <>
      <TextArea
        label={say(interviewsTexts.questions)}
        rows={4}
        maxLength={4000}
        {...field("questions")}
      />
      {hasAdjustments && (
        <TextArea
          label={say(interviewsTexts.adjustments)}
          description={say(interviewsTexts.adjustmentsHint)}
          rows={2}
          maxLength={2000}
          {...field("adjustments")}
        />
      )}
    </>
  );
}
