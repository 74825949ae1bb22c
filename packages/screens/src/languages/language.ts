/** Languages of the pages that applicants meet, each by its own name. */
export const languages = {
  en: { locale: "en-GB", name: "English" },
  cy: { locale: "cy", name: "Cymraeg" },
} as const;

export type Language = keyof typeof languages;

const isLanguage = (id: string | null): id is Language => id !== null && id in languages;

/** The language that a path asks for: `/careers/northgate-group?lang=cy`. */
export function languageIn(path: string): Language | undefined {
  const id = new URLSearchParams(path.split("?")[1]).get("lang");
  return isLanguage(id) ? id : undefined;
}

/** The path of the same page in a language. */
export function pathIn(language: Language, path: string): string {
  const [page = "", query] = path.split("?");
  const search = new URLSearchParams(query);
  search.set("lang", language);
  return `${page}?${search}`;
}
