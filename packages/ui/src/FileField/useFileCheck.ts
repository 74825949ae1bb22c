import { useLocale } from "../texts/useLocale.ts";
import { useTexts } from "../texts/texts.tsx";
import { isAccepted, sizeOf, typeName } from "./accept.ts";
import { fileFieldTexts } from "./texts.ts";

export type FileLimits = {
  /** MIME types and extensions, as in `<input accept>`. Also applied to dropped files. */
  accept?: string[] | undefined;
  /** Maximum size in bytes. */
  maxSize?: number | undefined;
};

/** Returns a function that explains why a file is refused, or undefined when it is accepted. */
export function useFileCheck({ accept, maxSize = Number.POSITIVE_INFINITY }: FileLimits) {
  const say = useTexts();
  const { locale } = useLocale();
  return (file: File): string | undefined => {
    const { name, size } = file;
    if (!isAccepted(file, accept)) {
      const types = new Intl.ListFormat(locale, { type: "disjunction" });
      return say(fileFieldTexts.fileType, {
        name,
        types: types.format((accept ?? []).map(typeName)),
      });
    }
    if (size > maxSize)
      return say(fileFieldTexts.fileTooLarge, { name, max: sizeOf(maxSize, locale) });
    if (size === 0) return say(fileFieldTexts.fileEmpty, { name });
    return undefined;
  };
}
