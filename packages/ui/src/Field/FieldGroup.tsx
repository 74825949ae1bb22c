import { type ReactNode, type Ref, useId } from "react";
import { FieldErrorContext, LabelContext, Provider, TextContext } from "react-aria-components";
import { rootProps } from "../root/root.ts";
import { field as fieldLook } from "./Field.css.ts";
import { FieldFrame, type FieldProps } from "./Field.tsx";

export type FieldGroupIds = { labelId: string; describedBy: string | undefined };

/** Groups several controls under one label, description and error. */
export function FieldGroup({
  field,
  ref,
  children,
}: {
  field: FieldProps;
  ref?: Ref<HTMLDivElement> | undefined;
  /** Receives the ids that the main control must refer to. */
  children: (ids: FieldGroupIds) => ReactNode;
}) {
  const id = useId();
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy =
    [field.description && descriptionId, field.errorMessage && errorId].filter(Boolean).join(" ") ||
    undefined;
  return (
    <div
      {...rootProps(field)}
      ref={ref}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={fieldLook}
    >
      <Provider
        values={[
          [LabelContext, { id: labelId, elementType: "span" }],
          [
            TextContext,
            { slots: { description: { id: descriptionId }, errorMessage: { id: errorId } } },
          ],
          [
            FieldErrorContext,
            {
              isInvalid: Boolean(field.errorMessage),
              validationErrors: [],
              validationDetails: {} as ValidityState,
            },
          ],
        ]}
      >
        <FieldFrame field={field}>{children({ labelId, describedBy })}</FieldFrame>
      </Provider>
    </div>
  );
}
