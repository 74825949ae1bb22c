import { type Language, languageSchema } from "@ats/core/languages/language";
import { languageIn } from "@ats/core/languages/languages";
import type { Context } from "hono";
import { accepts } from "hono/accepts";

/** The language that the address asks for, or else the browser's. */
export const pageLanguage = (context: Context, path: string): Language =>
  languageIn(path) ??
  languageSchema.parse(
    accepts(context, {
      header: "Accept-Language",
      supports: [...languageSchema.options],
      default: "en",
      match: (accepted, { supports, default: english }) =>
        accepted
          .toSorted((a, b) => b.q - a.q)
          .flatMap(
            ({ type }) => supports.find((id) => type.toLowerCase().startsWith(id)) ?? [],
          )[0] ?? english,
    }),
  );
