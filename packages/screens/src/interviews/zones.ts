/** Time zones to choose from: those that this browser has a name for, UTC, and the one that is chosen already. */
export const zonesWith = (chosen: string | null): { id: string; label: string }[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...(chosen ? [chosen] : [])])]
    .toSorted()
    .map((zone) => ({ id: zone, label: zone.replaceAll("_", " ") }));
