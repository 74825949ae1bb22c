import type { FormError } from "@ats/ui/Form";
import type { z } from "zod";

/** Errors of a contract's schema, each with the name of its field. */
export const errorsOf = (schema: z.ZodType, input: unknown): FormError[] =>
  (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => ({
    name: String(path[0]),
    message,
  }));

/** Thrown by a form's `save`: the server refused these fields. */
export class FieldErrors extends Error {
  readonly errors: FormError[];
  constructor(errors: FormError[], message = "") {
    super(message);
    this.errors = errors;
  }
}
