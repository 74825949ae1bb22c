import { type KeyboardEvent, type ReactNode, type SubmitEvent, useState } from "react";
import { Form as RacForm, FormContext } from "react-aria-components";
import { FormErrorSummary } from "../FormErrorSummary/FormErrorSummary.tsx";
import type { RootProps } from "../root/root.ts";
import { gaps, stack } from "../Stack/Stack.css.ts";
import type { Space } from "../theme/theme.css.ts";
import { type FormError, FormErrorsContext, SubmitsContext } from "./FormContext.ts";

export type { FormError } from "./FormContext.ts";

export type FormProps = RootProps<HTMLFormElement> & {
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /**
   * Each is shown by the field of its name, and by the summary at the top, which takes the focus
   * after each attempt.
   */
  errors?: FormError[];
  /** Shows the errors at their fields only. */
  hideSummary?: boolean;
  gap?: Space;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
};

const none: FormError[] = [];

/** Ctrl Enter submits from a text of several lines, in which Enter begins a line. */
function submitFromText(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, target, currentTarget } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  // React passes the key from a dialog on to the form that opened the dialog.
  event.stopPropagation();
  currentTarget.requestSubmit();
}

// React Aria passes it on, although its type leaves it out.
const keys = { onKeyDown: submitFromText };

/** Submits without leaving the page, and keeps everything typed. */
export function Form({
  onSubmit,
  errors = none,
  hideSummary,
  gap = "lg",
  children,
  ...props
}: FormProps) {
  const [submits, setSubmits] = useState(0);
  return (
    // Otherwise a form in a dialog inherits the props of the form that opened the dialog.
    <FormContext value={null}>
      <RacForm
        {...props}
        className={`${stack} ${gaps[gap]}`}
        validationBehavior="aria"
        {...keys}
        onSubmit={(event) => {
          event.preventDefault();
          // React passes the event from a dialog on to the form that opened the dialog.
          event.stopPropagation();
          setSubmits((count) => count + 1);
          onSubmit?.(event as SubmitEvent<HTMLFormElement>);
        }}
      >
        <SubmitsContext value={submits}>
          <FormErrorsContext value={errors}>
            {!hideSummary && <FormErrorSummary errors={errors} />}
            {children}
          </FormErrorsContext>
        </SubmitsContext>
      </RacForm>
    </FormContext>
  );
}
