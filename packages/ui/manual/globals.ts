import { createContext, use } from "react";
import type { Density, Theme } from "../src/theme/theme.tsx";
import { longerWords } from "./longerWords.ts";

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

/** English in longer words, as the pseudo language of other tools. */
export const pseudoLocale = "en-XA";

/** The language, the direction and the wordings of the toolbar. */
export const languageOf = ({ direction, locale }: Pick<Globals, "direction" | "locale">) => ({
  locale,
  direction: direction === "rtl" ? direction : undefined,
  texts: locale === pseudoLocale ? longerWords : undefined,
});
