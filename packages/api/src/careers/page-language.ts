import { type Language, languageSchema } from "@ats/core/languages/language";
import { languageIn } from "@ats/core/languages/languages";
import type { Context } from "hono";
import { accepts } from "hono/accepts";

/** The language that the address asks for, or else the browser's, or else the company's. */
export const pageLanguage = (
  context: Context,
  path: string,
  companysLanguage: Language = "en",
): Language =>
  languageIn(path) ??
  languageSchema.parse(
    accepts(context, {
      header: "Accept-Language",
      supports: [...languageSchema.options],
      default: companysLanguage,
      match: (accepted, { supports, default: otherwise }) =>
        accepted
          .toSorted((a, b) => b.q - a.q)
          .flatMap(
            ({ type }) => supports.find((id) => type.toLowerCase().startsWith(id)) ?? [],
          )[0] ?? otherwise,
    }),
  );
