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

/** The language and the wordings of the toolbar. */
export const languageOf = (globals: Pick<Globals, "direction" | "locale">) => ({
  locale: localeOf(globals),
  texts: globals.locale === pseudoLocale ? longerWords : undefined,
});

/** Arabic for right to left: React Aria derives the direction from the language. */
const localeOf = ({ direction, locale }: Pick<Globals, "direction" | "locale">) =>
  direction === "rtl" ? "ar" : locale;
