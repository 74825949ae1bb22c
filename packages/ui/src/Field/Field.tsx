import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Field.css.ts";

/** What every field of a form takes. */
export type FieldProps = {
  label: ReactNode;
  /** Said by a screen reader, not shown. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** What a form sends it under, and what an error summary links to. */
  name?: string;
  id?: string;
  [data: `data-${string}`]: string | number | boolean | undefined;
};

/** The part of `FieldProps` that react-aria's own fields take. */
export function ariaField(field: FieldProps) {
  const { label: _, isLabelHidden: __, description: ___, errorMessage, ...rest } = field;
  return {
    ...rest,
    isInvalid: Boolean(errorMessage),
    validationBehavior: "aria" as const,
    className: css.field,
  };
}

/** Label above, description and error below: within one of react-aria's fields. */
export function FieldFrame({ field, children }: { field: FieldProps; children: ReactNode }) {
  return (
    <>
      <Label className={field.isLabelHidden ? hidden : css.label}>
        {field.label}
        {field.isRequired && (
          <span aria-hidden="true" className={css.required}>
            *
          </span>
        )}
      </Label>
      {children}
      {field.description && (
        <Text slot="description" elementType="div" className={css.description}>
          {field.description}
        </Text>
      )}
      <FieldError className={css.error}>
        {({ validationErrors }) => (
          <>
            <CircleAlert className={css.errorIcon} />
            <span>{field.errorMessage ?? validationErrors.join(" ")}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
