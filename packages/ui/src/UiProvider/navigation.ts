import { createContext } from "react";

/** Follows a link without loading a new page; undefined leaves that to the browser. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);
/** Turns a path into the address that the browser shows; undefined if it leads nowhere. */
export const HrefContext = createContext<(href: string) => string | undefined>((href) => href);
