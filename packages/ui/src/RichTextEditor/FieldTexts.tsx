import type { ReactNode } from "react";
import { FieldErrorContext, LabelContext, TextContext } from "react-aria-components";

type FieldTextsProps = {
  /** Prefix for the ids of label, description and error: `-label`, `-description`, `-error`. */
  id: string;
  onLabelPress: () => void;
  isInvalid: boolean;
  children: ReactNode;
};

/**
 * Gives a field's label, description and error their ids. React-aria does this only for fields with
 * an input.
 */
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
