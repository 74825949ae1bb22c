import { type ReactNode, type SubmitEvent, useState } from "react";
import { Form as RacForm, FormContext } from "react-aria-components";
import { type FormError, FormErrorSummary } from "../FormErrorSummary/FormErrorSummary.tsx";
import type { RootProps } from "../root/root.ts";
import { gaps, stack } from "../Stack/Stack.css.ts";
import type { Space } from "../theme/theme.css.ts";
import { SubmitsContext } from "./FormContext.ts";

export type { FormError } from "../FormErrorSummary/FormErrorSummary.tsx";

export type FormProps = RootProps<HTMLFormElement> & {
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /**
   * Errors for the summary at the top, which takes the focus after each attempt. Each field also
   * shows its own `errorMessage`.
   */
  errors?: FormError[];
  gap?: Space;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
};

/** Submits without leaving the page, and keeps everything typed. */
export function Form({ onSubmit, errors, gap = "lg", children, ...props }: FormProps) {
  const [submits, setSubmits] = useState(0);
  return (
    // Otherwise a form in a dialog inherits the props of the form that opened the dialog.
    <FormContext value={null}>
      <RacForm
        {...props}
        className={`${stack} ${gaps[gap]}`}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault();
          // React passes the event from a dialog on to the form that opened the dialog.
          event.stopPropagation();
          setSubmits((count) => count + 1);
          onSubmit?.(event as SubmitEvent<HTMLFormElement>);
        }}
      >
        <SubmitsContext value={submits}>
          {errors && <FormErrorSummary errors={errors} />}
          {children}
        </SubmitsContext>
      </RacForm>
    </FormContext>
  );
}
