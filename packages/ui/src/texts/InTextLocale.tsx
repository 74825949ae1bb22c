import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import { useLocale } from "./useLocale.ts";

/** Lets React Aria write dates and numbers as the texts' language does, in a layout of either direction. */
export const InTextLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={useLocale().locale}>{children}</I18nProvider>
);
