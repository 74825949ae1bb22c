import { type ReactNode, useLayoutEffect } from "react";
import { I18nProvider, useLocale } from "react-aria-components";
import { formatLocale } from "../texts/texts.tsx";

export type Direction = "ltr" | "rtl";

type LayoutProps = {
  locale: string;
  direction?: Direction | undefined;
  /** True in a page of another application. */
  isPart?: boolean;
  children: ReactNode;
};

/** Gives components and page their language, and the direction given or that of the language. */
export const Layout = (props: LayoutProps) => (
  <I18nProvider locale={formatLocale(props.locale)}>
    <Directed {...props} />
  </I18nProvider>
);

function Directed({ locale, direction: given, isPart, children }: LayoutProps) {
  const language = useLocale();
  const direction = given ?? language.direction;
  useLayoutEffect(() => {
    if (isPart) return;
    const { documentElement: page } = document;
    page.lang = locale;
    page.dir = direction;
  }, [locale, direction, isPart]);
  return (
    <I18nProvider
      locale={
        direction === language.direction
          ? language.locale
          : withDirection(language.locale, direction)
      }
    >
      {children}
    </I18nProvider>
  );
}

/**
 * React Aria takes the direction from the locale alone, here from its script. Nothing is written
 * in this locale: `texts/useLocale.ts` has the one for dates and numbers.
 */
const withDirection = (locale: string, direction: Direction) =>
  new Intl.Locale(locale, { script: direction === "rtl" ? "Arab" : "Latn" }).toString();
