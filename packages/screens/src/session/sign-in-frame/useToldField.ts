import { type RefObject, useEffect, useRef } from "react";

/** For the field of a form with one: it has the focus whenever there is something new to say of it. */
export function useToldField(message: string | undefined): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (message) field.current?.focus();
  }, [message]);
  return field;
}
