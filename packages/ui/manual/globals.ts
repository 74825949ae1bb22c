import { createContext, use } from "react";
import type { Density, Theme } from "../src/theme/theme.tsx";

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

/** Arabic for right to left: React Aria derives the direction from the language. */
export const localeOf = ({ direction, locale }: Pick<Globals, "direction" | "locale">) =>
  direction === "rtl" ? "ar" : locale;
