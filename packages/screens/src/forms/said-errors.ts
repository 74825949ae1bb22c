import type { FormError } from "@ats/ui/Form";
import type { Say } from "@ats/ui/texts";
import type { z } from "zod";
import { contractText } from "../languages/contract-text.ts";

/** Errors of a contract's schema in the reader's language, each with the name of its field. */
export const saidErrors = (say: Say, error: z.ZodError | undefined): FormError[] =>
  (error?.issues ?? []).map(({ path, message }) => ({
    name: String(path[0]),
    message: say(contractText(message)),
  }));
