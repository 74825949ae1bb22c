import { createContext } from "react";

/** How often the form around has been sent: each time, its summary of errors takes the focus. */
export const SubmitsContext = createContext(0);
