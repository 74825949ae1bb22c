import { CircleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { FieldError, SwitchButton, SwitchField, Text } from "react-aria-components";
import { choice, texts, wrap } from "../Checkbox/Checkbox.css.ts";
import { description as descriptionLook, error, errorIcon } from "../Field/Field.css.ts";
import { useField } from "../Field/useField.ts";
import type { RootProps } from "../root/root.ts";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { below, thumb, track } from "./Switch.css.ts";

export type SwitchProps = Omit<RootProps, "ref"> & {
  /** The label names the setting that the switch turns on. */
  children: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  description?: ReactNode;
  /** Why the setting could not be changed. */
  errorMessage?: ReactNode;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Turns a setting on or off at once, without saving. */
export function Switch({ children, isLabelHidden, description, ref, ...rest }: SwitchProps) {
  const { errorMessage, ...props } = useField(rest);
  return (
    <SwitchField
      {...props}
      inputRef={ref as Ref<HTMLInputElement | null>}
      className={wrap}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <SwitchButton className={choice}>
        <span className={track} aria-hidden="true">
          <span className={thumb} />
        </span>
        <span className={isLabelHidden ? hidden : texts}>{children}</span>
      </SwitchButton>
      {description && (
        <Text slot="description" elementType="div" className={`${descriptionLook} ${below}`}>
          {description}
        </Text>
      )}
      {errorMessage && (
        <FieldError className={`${error} ${below}`}>
          <CircleAlert className={errorIcon} />
          <span>{errorMessage}</span>
        </FieldError>
      )}
    </SwitchField>
  );
}
