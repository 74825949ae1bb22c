import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Fonts, inter } from "@ats/api/kernel/ports/fonts";

const { resolve } = createRequire(import.meta.url);

/** Reads the fonts of documents from their package. */
export const packageFonts: Fonts = (face) => readFile(resolve(inter[face]));
