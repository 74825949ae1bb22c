import { type ReactNode, use } from "react";
import { FormErrorsContext } from "../Form/FormContext.ts";

type Named = { name?: string; id?: string; errorMessage?: ReactNode };

/** Adds the form's error for this field's name or id, unless the field has an error of its own. */
export function useField<Field extends Named>(field: Field): Field {
  const errors = use(FormErrorsContext);
  const name = field.name ?? field.id;
  if (field.errorMessage !== undefined || name === undefined) return field;
  const error = errors.find((each) => each.name === name);
  return error ? { ...field, errorMessage: error.message } : field;
}
