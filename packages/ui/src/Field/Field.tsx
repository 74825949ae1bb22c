import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Field.css.ts";

/** Props shared by every form field. */
export type FieldProps = {
  label: ReactNode;
  /** Announces the label without showing it. */
  isLabelHidden?: boolean;
  /**
   * As wide as what it holds: `short` 176 px, `medium` 288 px. Numbers, dates and times are short,
   * money and phone numbers medium, others as long as the form.
   */
  size?: keyof typeof css.sizes;
  description?: ReactNode;
  errorMessage?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Form field name, and the target of an error summary's link. */
  name?: string;
  id?: string;
  [data: `data-${string}`]: string | number | boolean | undefined;
};

/** Picks the props that react-aria's fields understand; `usual` is the size of their kind. */
export function ariaField(field: FieldProps, usual: keyof typeof css.sizes = "long") {
  const { label: _, isLabelHidden: __, description: ___, errorMessage, size, ...rest } = field;
  return {
    ...rest,
    isInvalid: Boolean(errorMessage),
    validationBehavior: "aria" as const,
    className: `${css.field} ${css.sizes[size ?? usual]}`,
  };
}

/** Shows the label above and the description and error below, inside a react-aria field. */
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
