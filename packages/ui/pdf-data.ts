import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const source = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const target = join(import.meta.dirname, "pdf-data");

/** Fonts of symbols, which no system has in the same way, and decoders of scanned images. */
const files = [
  "standard_fonts/FoxitSymbol.pfb",
  "standard_fonts/FoxitDingbats.pfb",
  "standard_fonts/LICENSE_FOXIT",
  "wasm/openjpeg.wasm",
  "wasm/LICENSE_OPENJPEG",
  "wasm/jbig2.wasm",
  "wasm/LICENSE_JBIG2",
];

/**
 * Writes what the viewer of PDFs loads when a document needs it. The 168 character maps are one
 * file: bundlers find a file by its written name.
 */
export function writePdfData(): void {
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const written = join(target, "version");
  if (existsSync(written) && readFileSync(written, "utf8") === version) return;
  mkdirSync(target, { recursive: true });
  for (const file of files) cpSync(join(source, file), join(target, file.split("/").at(-1)!));
  const maps = readdirSync(join(source, "cmaps")).filter((name) => name.endsWith(".bcmap"));
  const contents = maps.map((name) => [
    name,
    readFileSync(join(source, "cmaps", name)).toString("base64"),
  ]);
  writeFileSync(join(target, "cmaps.json"), JSON.stringify(Object.fromEntries(contents)));
  cpSync(join(source, "cmaps/LICENSE"), join(target, "LICENSE_CMAPS"));
  writeFileSync(written, version);
}

/** Writes the data before a development server or a build of the sources needs it. */
export const pdfData = (): Plugin => ({ name: "pdf-data", buildStart: writePdfData });
