/** The browser's named time zones, UTC, and the chosen zone. */
export const zonesWith = (chosen: string | null): { id: string; label: string }[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...(chosen ? [chosen] : [])])]
    .toSorted()
    .map((zone) => ({ id: zone, label: zone.replaceAll("_", " ") }));
