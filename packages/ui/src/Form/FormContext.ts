import { createContext } from "react";
import type { FormError } from "../FormErrorSummary/FormErrorSummary.tsx";

/** Number of submits of the surrounding form. Each submit moves the focus to the error summary. */
export const SubmitsContext = createContext(0);

/** Errors of the surrounding form. Each field shows the one of its name. */
export const FormErrorsContext = createContext<readonly FormError[]>([]);
