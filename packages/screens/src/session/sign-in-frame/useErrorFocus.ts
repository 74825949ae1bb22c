import { type RefObject, useEffect, useRef } from "react";

/** Focuses the field of a form whenever its message changes. */
export function useErrorFocus(message: string | undefined): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (message) field.current?.focus();
  }, [message]);
  return field;
}
