import { useState } from "react";

/** Uses the caller's value when controlled, otherwise the field's own state. */
export function useValue<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
) {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change] as const;
}
