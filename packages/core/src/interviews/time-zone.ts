import { z } from "zod";

/** True for an IANA time zone name: `Europe/London`. */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: "Enter a time zone, such as Europe/London.", abort: true });
