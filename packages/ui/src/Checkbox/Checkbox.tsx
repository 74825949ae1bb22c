import { CircleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { CheckboxButton, CheckboxField, FieldError, Text } from "react-aria-components";
import * as fieldLook from "../Field/Field.css.ts";
import { useField } from "../Field/useField.ts";
import type { RootProps } from "../root/root.ts";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Checkbox.css.ts";
import { CheckMark } from "./CheckMark.tsx";

export type CheckboxProps = Omit<RootProps, "ref"> & {
  children: ReactNode;
  /** Announces the label without showing it. */
  isLabelHidden?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** Shows that some but not all items are selected. */
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
  /** Makes it the selection checkbox of a card or list item. */
  slot?: "selection";
  ref?: Ref<HTMLInputElement>;
};

/** Shows a yes-or-no choice, or one of several that apply. */
export function Checkbox({
  children,
  isLabelHidden,
  description,
  isRequired,
  ref,
  ...rest
}: CheckboxProps) {
  const { errorMessage, ...props } = useField(rest);
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
