import { type Language, languageSchema } from "./language.ts";

/** Each language by its own name. */
export const languages = {
  en: { locale: "en-GB", name: "English" },
  cy: { locale: "cy", name: "Cymraeg" },
} as const satisfies Record<Language, { locale: string; name: string }>;

/** The language that a path asks for: `/careers/northgate-group?lang=cy`. */
export const languageIn = (path: string): Language | undefined =>
  languageSchema.safeParse(new URLSearchParams(path.split("?")[1]).get("lang")).data;

/** The path of the same page in a language. */
export function pathIn(language: Language, path: string): string {
  const [page = "", query] = path.split("?");
  const search = new URLSearchParams(query);
  search.set("lang", language);
  return `${page}?${search}`;
}
