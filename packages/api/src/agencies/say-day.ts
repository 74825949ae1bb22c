const longDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day in the server's sentences: "1 January 2026". */
export const sayDay = (day: string): string => longDay.format(Date.parse(day));
