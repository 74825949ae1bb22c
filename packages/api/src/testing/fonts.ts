import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Fonts, inter } from "../kernel/ports/fonts.ts";

const { resolve } = createRequire(import.meta.url);

export const testFonts: Fonts = (face) => readFile(resolve(inter[face]));
