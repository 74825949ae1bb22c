import type { Envelope } from "@ats/core/documents/envelope";
import { useState } from "react";

export const changedMeanwhile = "This document was changed elsewhere.";

/** The version that somebody decides on, until they go on with the one that is saved now. Quality R2. */
export function useSeen(envelope: Envelope) {
  const [seen, setSeen] = useState(envelope);
  return {
    seen,
    isStale: seen.version !== envelope.version,
    see: () => setSeen(envelope),
  };
}
