import type { Rewordings } from "@ats/ui/texts";
import { UiProvider, type UiProviderProps } from "@ats/ui/UiProvider";
import { createContext, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../lists/storage.ts";
import { type Language, languageIn, languages } from "./language.ts";

export interface LanguageOptions {
  /** Puts another path of the same page into the address without leaving the page. */
  replace?: ((path: string) => void) | undefined;
  /** Keeps the chosen language. Default: localStorage. */
  preferences?: Storage | undefined;
}

interface LanguagesProps extends LanguageOptions, Pick<UiProviderProps, "navigate"> {
  path: string;
  /** Loads the page's wordings in Welsh. */
  welsh(): Promise<Rewordings>;
  children: ReactNode;
}

export const LanguageContext = createContext<
  { language: Language; choose(language: Language, path: string): void } | undefined
>(undefined);

const key = "ats.language";
const english = { language: "en" as Language, texts: undefined as Rewordings | undefined };

/** Provides a page in the language that its reader chose: by the address, or earlier. */
export function Languages(props: LanguagesProps) {
  const { path, replace, preferences = window.localStorage, welsh, navigate, children } = props;
  const [first] = useState(
    () => languageIn(path) ?? readStored(preferences, key, z.enum(["en", "cy"])) ?? "en",
  );
  const [shown, setShown] = useState(first === "en" ? english : undefined);
  const showWelsh = useCallback(
    () =>
      welsh().then(
        (texts) => setShown({ language: "cy", texts }),
        // Without the wordings, the page stays as it is.
        () => setShown((before) => before ?? english),
      ),
    [welsh],
  );
  const isWaiting = shown === undefined;
  useEffect(() => {
    if (isWaiting) void showWelsh();
  }, [isWaiting, showWelsh]);
  const locale = shown && languages[shown.language].locale;
  useEffect(() => {
    if (locale) document.documentElement.lang = locale;
  }, [locale]);
  const language = shown?.language;
  const context = useMemo(
    () =>
      language && {
        language,
        choose(chosen: Language, there: string) {
          writeStored(preferences, key, chosen);
          replace?.(there);
          if (chosen === "en") setShown(english);
          else void showWelsh();
        },
      },
    [language, preferences, replace, showWelsh],
  );
  if (!shown) return null;
  return (
    <LanguageContext value={context}>
      <UiProvider {...(navigate && { navigate })} locale={locale} texts={shown.texts}>
        {children}
      </UiProvider>
    </LanguageContext>
  );
}
