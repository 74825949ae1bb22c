import { type TextEncoding, textEncodingSchema } from "@ats/core/lists/text-encodings";
import { analyse } from "chardet";

/** Sets of letters that Windows extended: its own are used far more often. */
const extendedBy: Readonly<Record<string, TextEncoding>> = {
  "iso-8859-1": "windows-1252",
  "iso-8859-2": "windows-1250",
  "iso-8859-5": "windows-1251",
  "iso-8859-6": "windows-1256",
  "iso-8859-7": "windows-1253",
  "iso-8859-8": "windows-1255",
  "iso-8859-9": "windows-1254",
};

const latin = new Set<TextEncoding>([
  "windows-1252",
  "windows-1250",
  "windows-1254",
  "windows-1257",
]);

/** Guesses the encoding of a text that is not in Unicode. */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  const hasLatinWords = latinWords(bytes);
  const guesses = analyse(bytes).flatMap(({ name }) => {
    const written = name.toLowerCase();
    const { data } = textEncodingSchema.safeParse(extendedBy[written] ?? written);
    return data && (hasLatinWords || !latin.has(data)) && isIn(data, bytes) ? [data] : [];
  });
  const [guess = "windows-1252"] = guesses;
  const isOldMac = bytes.includes(carriageReturn) && !bytes.includes(lineFeed);
  return isOldMac && guess === "windows-1252" ? "macintosh" : guess;
}

const carriageReturn = 13;
const lineFeed = 10;

/** True when a byte beyond ASCII stands beside a letter of ASCII, as in “Zoë”. */
const latinWords = (bytes: Uint8Array): boolean =>
  bytes.some((byte, at) => byte >= 0x80 && (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1])));

const isLetter = (byte = 0): boolean => /[A-Za-z]/.test(String.fromCharCode(byte));

/** True when every byte has a meaning in an encoding; a character may be cut off at the end. */
export function isIn(encoding: string, bytes: Uint8Array, isWhole = false): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}
