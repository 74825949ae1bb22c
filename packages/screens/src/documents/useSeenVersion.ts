import type { Envelope } from "@ats/core/documents/envelope";
import { useState } from "react";

/** Holds the version that the user decides on, until they accept a newer one. Quality R2. */
export function useSeenVersion(envelope: Envelope) {
  const [seen, setSeen] = useState(envelope);
  return {
    seen,
    isStale: seen.version !== envelope.version,
    see: () => setSeen(envelope),
  };
}
