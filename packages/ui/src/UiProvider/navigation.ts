import { createContext } from "react";

/** How a link changes the page without loading it anew; undefined leaves it to the browser. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);
/** Turns a route's path into the address that the browser shows. */
export const HrefContext = createContext<(href: string) => string>((href) => href);
