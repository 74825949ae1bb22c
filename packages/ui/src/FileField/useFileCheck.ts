import { useLocale } from "react-aria-components";
import { useMessages } from "../messages/messages.tsx";
import { isAccepted, sizeOf, typeName } from "./accept.ts";

export type FileLimits = {
  /** MIME types and extensions, as in `<input accept>`. Dropped files are held to it too. */
  accept?: string[] | undefined;
  /** The most bytes of a file. */
  maxSize?: number | undefined;
};

/** Gives a function that says why a file is not taken, or nothing when it is. */
export function useFileCheck({ accept, maxSize = Number.POSITIVE_INFINITY }: FileLimits) {
  const say = useMessages();
  const { locale } = useLocale();
  return (file: File): string | undefined => {
    const { name, size } = file;
    if (!isAccepted(file, accept)) {
      const types = new Intl.ListFormat(locale, { type: "disjunction" });
      return say("fileType", { name, types: types.format((accept ?? []).map(typeName)) });
    }
    if (size > maxSize) return say("fileTooLarge", { name, max: sizeOf(maxSize, locale) });
    if (size === 0) return say("fileEmpty", { name });
    return undefined;
  };
}
