import { createContext } from "react";

/** Number of submits of the surrounding form. Each submit moves the focus to the error summary. */
export const SubmitsContext = createContext(0);
