import { type Language, languageSchema } from "@ats/core/languages/language";
import { languageIn, languages } from "@ats/core/languages/languages";
import type { Rewordings } from "@ats/ui/texts";
import { type Direction, UiProvider, type UiProviderProps } from "@ats/ui/UiProvider";
import { createContext, type ReactNode, useEffect, useMemo, useState } from "react";
import { pageStorage } from "../lists/page-storage.ts";
import { readStored, writeStored } from "../lists/storage.ts";

export interface LanguageOptions {
  /** Puts another path of the same page into the address without leaving the page. */
  replace?: ((path: string) => void) | undefined;
  /** Keeps the chosen language. Default: localStorage. */
  preferences?: Storage | undefined;
  /** Tag of another language for the dates and numbers beside English. Default: British English. */
  locale?: string | undefined;
  /** Direction of the layout. Default: that of the language. */
  direction?: Direction | undefined;
  /** Other English wordings, made by `reword`. Keep the object: a new one renders everything again. */
  texts?: Rewordings | undefined;
}

interface LanguagesProps extends LanguageOptions, Pick<UiProviderProps, "navigate"> {
  path: string;
  /** Loads the page's wordings in Welsh. */
  welsh(): Promise<Rewordings>;
  children: ReactNode;
}

interface LanguageState {
  /** The language that the page shows. */
  language: Language;
  /** Another one while it is loading. */
  chosen: Language;
  choose(language: Language, path: string): void;
}

export const LanguageContext = createContext<LanguageState | undefined>(undefined);

const key = "ats.language";

/** Provides a page in the language that its reader chose: by the address, or earlier. */
export function Languages(props: LanguagesProps) {
  const {
    path,
    replace,
    preferences = pageStorage("localStorage"),
    welsh,
    navigate,
    texts,
    children,
  } = props;
  const [chosen, setChosen] = useState(
    () => languageIn(path) ?? readStored(preferences, key, languageSchema) ?? "en",
  );
  const [loaded, setLoaded] = useState<{ texts: Rewordings }>();
  const [isWaiting, setWaiting] = useState(chosen === "cy");
  useEffect(() => {
    if (chosen === "cy" && !loaded)
      void welsh()
        .then(
          (texts) => setLoaded({ texts }),
          // Without the wordings, the page stays as it is.
          () => setChosen("en"),
        )
        .finally(() => setWaiting(false));
  }, [chosen, loaded, welsh]);
  const language = loaded ? chosen : "en";
  const locale = (language === "en" && props.locale) || languages[language].locale;
  const context = useMemo(
    () => ({
      language,
      chosen,
      choose(next: Language, there: string) {
        writeStored(preferences, key, next);
        replace?.(there);
        setChosen(next);
      },
    }),
    [language, chosen, preferences, replace],
  );
  if (isWaiting) return null;
  return (
    <LanguageContext value={context}>
      <UiProvider
        {...(navigate && { navigate })}
        locale={locale}
        direction={props.direction}
        texts={language === "cy" ? loaded?.texts : texts}
      >
        {children}
      </UiProvider>
    </LanguageContext>
  );
}
