import { Check, Minus } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { Checkbox as RacCheckbox } from "react-aria-components";
import { description as descriptionLook, error } from "../Field/Field.css.ts";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Checkbox.css.ts";

export type CheckboxProps = {
  children: ReactNode;
  isLabelHidden?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  isIndeterminate?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  description?: ReactNode;
  errorMessage?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  name?: string;
  value?: string;
  /** The checkbox of a card or of a line in a list. */
  slot?: "selection";
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({
  children,
  isLabelHidden,
  description,
  errorMessage,
  ref,
  ...props
}: CheckboxProps) {
  const id = useId();
  const described = [description && `${id}-d`, errorMessage && `${id}-e`].filter(Boolean).join(" ");
  const box = (
    <RacCheckbox
      {...props}
      inputRef={ref as never}
      className={isLabelHidden ? css.bare : css.choice}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      aria-describedby={described || undefined}
    >
      {(state) => (
        <>
          <CheckMark {...state} />
          <span className={isLabelHidden ? hidden : css.texts}>{children}</span>
        </>
      )}
    </RacCheckbox>
  );
  if (!description && !errorMessage) return box;
  return (
    <div className={css.wrap}>
      {box}
      {description && (
        <div id={`${id}-d`} className={descriptionLook}>
          {description}
        </div>
      )}
      {errorMessage && (
        <div id={`${id}-e`} className={error}>
          {errorMessage}
        </div>
      )}
    </div>
  );
}

/** The square of a checkbox; right inside the element that has the state. */
export function CheckMark({
  isSelected,
  isIndeterminate,
}: {
  isSelected: boolean;
  isIndeterminate?: boolean;
}) {
  return (
    <span className={css.box} aria-hidden="true">
      {isIndeterminate ? (
        <Minus className={css.mark} />
      ) : isSelected ? (
        <Check className={css.mark} />
      ) : null}
    </span>
  );
}
