import type { ReactNode } from "react";
import { FieldErrorContext, LabelContext, TextContext } from "react-aria-components";

type FieldTextsProps = {
  /** Its label, description and error are this with `-label`, `-description`, `-error`. */
  id: string;
  onLabelPress: () => void;
  isInvalid: boolean;
  children: ReactNode;
};

/** Gives label, description and error of a field the ids that its text is wired to: what
 * react-aria's fields do around an input, around something that is none. */
export function FieldTexts({ id, onLabelPress, isInvalid, children }: FieldTextsProps) {
  return (
    <LabelContext value={{ id: `${id}-label`, elementType: "span", onClick: onLabelPress }}>
      <TextContext
        value={{
          slots: {
            description: { id: `${id}-description` },
            errorMessage: { id: `${id}-error` },
          },
        }}
      >
        <FieldErrorContext
          value={{ isInvalid, validationErrors: [], validationDetails: {} as ValidityState }}
        >
          {children}
        </FieldErrorContext>
      </TextContext>
    </LabelContext>
  );
}
