import { CircleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { CheckboxButton, CheckboxField, FieldError, Text } from "react-aria-components";
import * as fieldLook from "../Field/Field.css.ts";
import type { RootProps } from "../root/root.ts";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Checkbox.css.ts";
import { CheckMark } from "./CheckMark.tsx";

export type CheckboxProps = Omit<RootProps, "ref"> & {
  /** The label. */
  children: ReactNode;
  /** Said by a screen reader, not shown. */
  isLabelHidden?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  description?: ReactNode;
  errorMessage?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
  value?: string;
  /** The checkbox of a card or of a line in a list. */
  slot?: "selection";
  ref?: Ref<HTMLInputElement>;
};

/** Yes or no, or one of several that apply. */
export function Checkbox({
  children,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  ref,
  ...props
}: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      inputRef={ref as Ref<HTMLInputElement | null>}
      className={css.wrap}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <CheckboxButton className={isLabelHidden ? css.bare : css.choice}>
        {(state) => (
          <>
            <CheckMark {...state} />
            <span className={isLabelHidden ? hidden : css.texts}>
              <span>
                {children}
                {isRequired && (
                  <span aria-hidden="true" className={fieldLook.required}>
                    *
                  </span>
                )}
              </span>
            </span>
          </>
        )}
      </CheckboxButton>
      {description && (
        <Text slot="description" elementType="div" className={css.below}>
          {description}
        </Text>
      )}
      {errorMessage && (
        <FieldError className={`${css.belowError} ${fieldLook.error}`}>
          <CircleAlert className={fieldLook.errorIcon} />
          <span>{errorMessage}</span>
        </FieldError>
      )}
    </CheckboxField>
  );
}
