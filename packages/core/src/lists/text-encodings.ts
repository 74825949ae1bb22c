import { z } from "zod";

/** Encodings of tables from before Unicode. A file does not tell which one it is in. */
export const textEncodings = {
  "windows-1252": "Western European",
  macintosh: "Western European (old Mac)",
  "windows-1250": "Central European",
  "windows-1257": "Baltic",
  "windows-1254": "Turkish",
  "windows-1253": "Greek",
  "windows-1251": "Cyrillic",
  "windows-1255": "Hebrew",
  "windows-1256": "Arabic",
  shift_jis: "Japanese (Shift_JIS)",
  "euc-jp": "Japanese (EUC-JP)",
  gb18030: "Chinese (simplified)",
  big5: "Chinese (traditional)",
  "euc-kr": "Korean",
} as const;
export type TextEncoding = keyof typeof textEncodings;

export const textEncodingSchema = z.enum(
  Object.keys(textEncodings) as [TextEncoding, ...TextEncoding[]],
);
