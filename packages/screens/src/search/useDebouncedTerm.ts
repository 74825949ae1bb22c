import { searchDebounceMs } from "@ats/core/search/contract";
import { useEffect, useState } from "react";

/** The typed term after 600 ms without typing; an empty one at once. Specification §4. */
export function useDebouncedTerm(typed: string): string {
  const term = typed.trim();
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRested(term), term ? searchDebounceMs : 0);
    return () => clearTimeout(timer);
  }, [term]);
  return term ? rested : "";
}
