import type { FormError } from "@ats/ui/Form";
import type { z } from "zod";

/** What a schema of the contract finds wrong, each at the field that it is about. */
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
