import type { Density, Theme } from "@ats/ui/theme";
import { createContext, use } from "react";

/** What the toolbar says. */
export type Globals = {
  brand: string;
  theme: Theme;
  density: Density;
  direction: "ltr" | "rtl";
  locale: string;
  environment: string;
};

export const initialGlobals: Globals = {
  brand: "default",
  theme: "light",
  density: "comfortable",
  direction: "ltr",
  locale: "en-GB",
  environment: "demo",
};

export const GlobalsContext = createContext(initialGlobals);
export const useGlobals = () => use(GlobalsContext);

/** React Aria reads the direction from the language. */
export const localeOf = ({ direction, locale }: Pick<Globals, "direction" | "locale">) =>
  direction === "rtl" ? "ar" : locale;
