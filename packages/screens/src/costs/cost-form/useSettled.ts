import { useEffect, useState } from "react";

/** How long a text stays as it is before the server is asked. */
const pause = 400;

/** The value once it has settled. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
