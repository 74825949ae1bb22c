import { useEffect, useId, useRef } from "react";
import { Heading } from "../Heading/Heading.tsx";
import { useMessages } from "../messages/messages.tsx";
import { link, list, summary } from "./FormErrorSummary.css.ts";

export type FormErrorSummaryProps = {
  title?: string;
  /** `name` is the field's name: its error links there. Without one it is only said. */
  errors: { name?: string; message: string }[];
};

/** What stopped a form, at its top. Takes the focus when it appears. */
export function FormErrorSummary({ title, errors }: FormErrorSummaryProps) {
  const say = useMessages();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={id} className={summary}>
      <Heading level={2} size="md" id={id}>
        {title ?? say("errorSummary")}
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

function focusField(event: { preventDefault(): void }, name: string) {
  event.preventDefault();
  const field = document.getElementById(name) ?? document.getElementsByName(name)[0];
  // The named input of a choice is hidden: what is pressed stands beside it.
  const isHidden = field?.closest("[aria-hidden=true], [type=hidden]");
  const shown = field?.closest("[data-rac]")?.querySelector<HTMLElement>("button, input");
  (isHidden ? shown : field)?.focus();
}
