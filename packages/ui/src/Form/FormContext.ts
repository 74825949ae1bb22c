import { createContext } from "react";

export type FormError = {
  /** The field's `name` or `id`, to link to. Without a name the error is plain text. */
  name?: string;
  message: string;
};

/** Number of submits of the surrounding form. Each submit moves the focus to the error summary. */
export const SubmitsContext = createContext(0);

/** Errors of the surrounding form. Each field shows the one of its name. */
export const FormErrorsContext = createContext<readonly FormError[]>([]);
