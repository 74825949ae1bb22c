import { type Entry, textOf } from "./unpacked-size.ts";

const above = /^word\/header\d*\.xml$/;
const below = /^word\/(footer\d*|footnotes|endnotes)\.xml$/;

/** Matches a run's text, a tab, and the end of a line. */
const piece = /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|(<w:tab\s*\/>|<w:ptab\b)|<w:(?:br|cr)\b|<\/w:p>/g;

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decoded = (xml: string) =>
  xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    name
      ? (characters[name] ?? whole)
      : String.fromCodePoint(Math.min(decimal ?? Number.parseInt(hex, 16), 0x10ffff)),
  );

/** Removes the copies that are written for old readers. */
const once = (xml: string) =>
  xml
    .split("<mc:Fallback>")
    .map((part) => part.split("</mc:Fallback>").at(-1))
    .join("");

export const textIn = (xml: string) =>
  [...once(xml).matchAll(piece)]
    .map(([, text, tab]) => (text === undefined ? (tab ? "\t" : "\n") : decoded(text)))
    .join("")
    .trim();

/**
 * Reads headers, footers and notes of a Word document: many people write their name and contact
 * details there. A header that repeats is read once.
 */
export async function textAround(entries: readonly Entry[]) {
  const of = async (names: RegExp) => {
    const parts = entries.filter(({ name }) => names.test(name));
    const texts = await Promise.all(parts.map(async (part) => textIn(await textOf(part))));
    return [...new Set(texts)].filter(Boolean).join("\n");
  };
  return { above: await of(above), below: await of(below) };
}
