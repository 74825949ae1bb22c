import { type MouseEvent, use, useEffect, useId, useImperativeHandle, useRef } from "react";
import { field } from "../Field/Field.css.ts";
import { type FormError, SubmitsContext } from "../Form/FormContext.ts";
import { Heading } from "../Heading/Heading.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { controlOf } from "./controlOf.ts";
import { link, list, summary } from "./FormErrorSummary.css.ts";
import { formErrorSummaryTexts } from "./texts.ts";

export type { FormError } from "../Form/FormContext.ts";

export type FormErrorSummaryProps = RootProps<HTMLDivElement> & {
  /** Defaults to "There is a problem". */
  title?: string;
  /** In the order of the fields. */
  errors: FormError[];
};

/**
 * Lists a form's errors at its top. Takes the focus when it appears and after each failed submit.
 */
export function FormErrorSummary(props: FormErrorSummaryProps) {
  const submits = use(SubmitsContext);
  return props.errors.length > 0 && <Summary key={submits} {...props} />;
}

function Summary({ title, errors, ref, ...root }: FormErrorSummaryProps) {
  const say = useTexts();
  const titleId = useId();
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLDivElement);
  useEffect(() => own.current?.focus(), []);
  return (
    <div
      {...root}
      ref={own}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={summary}
    >
      <Heading level={2} size="md" id={titleId}>
        {title ?? say(formErrorSummaryTexts.errorSummary)}
      </Heading>
      <ul className={list} role="list">
        {errors.map(({ name, message }) => (
          <li key={`${name}-${message}`}>
            {name ? (
              <a href={`#${name}`} className={link} onClick={(event) => focusField(event, name)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, name: string) {
  event.preventDefault();
  const control = controlOf(name, event.currentTarget.closest("form") ?? document);
  // Scrolls the whole field into view, including its label.
  control?.focus({ preventScroll: true });
  (control?.closest(`.${field}`) ?? control)?.scrollIntoView({ block: "center" });
}
