import type { ReactNode, Ref, SubmitEvent } from "react";
import { Form as RacForm } from "react-aria-components";
import { gaps, stack } from "../Stack/Stack.css.ts";
import type { Space } from "../theme/theme.css.ts";

export type FormProps = {
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  gap?: Space;
  id?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
};

/** A form whose page stays: what is wrong is said by the fields' `errorMessage`. */
export function Form({ onSubmit, gap = "lg", ...props }: FormProps) {
  return (
    <RacForm
      {...props}
      className={`${stack} ${gaps[gap]}`}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event as SubmitEvent<HTMLFormElement>);
      }}
    />
  );
}
