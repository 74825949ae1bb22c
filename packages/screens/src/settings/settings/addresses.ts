import type { FormError } from "@ats/ui/Form";
import type { z } from "zod";

/** The addresses in a text, one per line. */
export const addressesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Errors at their fields; that of one address among several begins with it. */
export const addressErrors = (
  error: z.ZodError | undefined,
  addresses: readonly string[],
): FormError[] =>
  error?.issues.map(({ path: [field, at], message }) => ({
    name: String(field),
    message:
      typeof at === "number" && addresses.length > 1 ? `${addresses[at]}: ${message}` : message,
  })) ?? [];
