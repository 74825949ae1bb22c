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
  /** What stopped it: a summary at the top, which takes the focus after each attempt. Each
   * field says its own by `errorMessage`. */
  errors?: FormError[];
  gap?: Space;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
};

/** A form whose page stays, and with it all that was typed. */
export function Form({ onSubmit, errors, gap = "lg", children, ...props }: FormProps) {
  const [submits, setSubmits] = useState(0);
  return (
    // In a dialog that a form opens: what is given to that one is not this one's.
    <FormContext value={null}>
      <RacForm
        {...props}
        className={`${stack} ${gaps[gap]}`}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault();
          // Of a dialog that a form opens, it would be that form's too.
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
