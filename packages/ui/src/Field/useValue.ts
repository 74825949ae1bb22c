import { useState } from "react";

/** The value that the caller holds, or else the field's own. */
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
