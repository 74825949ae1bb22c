import { type CvRefusal, cvMaxUnpackedBytes } from "@ats/core/candidates/cv-file";
import { fileKindOf } from "@ats/core/files/file-kinds";
import PostalMime from "postal-mime";
import { htmlText } from "./html-text.ts";
import { addressesOf, withMissing } from "./link-addresses.ts";
import { mainPartOf, type Relationship, relationshipsOf } from "./word-parts.ts";
import { scanMarkup } from "./scan-markup.ts";
import { bytesOf, type Entry, entriesOf, textOf, unpackedSize } from "./unpacked-size.ts";

/** Elements whose content is no text of the document, without their prefix. */
const silent = new Set(
  "pPr rPr sectPr tblPr trPr tcPr sdtPr delText delInstrText del moveFrom rt".split(" "),
);
const characters: Record<string, string> = {
  tab: "\t",
  ptab: "\t",
  br: "\n",
  cr: "\n",
  noBreakHyphen: "-",
};

/** Kinds of parts that stand above and below the main part's text. */
const above = /\/header$/;
const below = [/\/footer$/, /\/(footnotes|endnotes)$/];

interface WordPart {
  text: string;
  /** Relationships of the links in it, and instructions of its fields. */
  links: string[];
  instructions: string;
}

/**
 * Reads a part of a Word document in one pass. A text box follows the paragraph that anchors it; of
 * alternative contents, the first one with text is read. `embedded` holds texts of documents in it.
 */
export function readPart(xml: string, embedded?: ReadonlyMap<string, string>): WordPart {
  const links: string[] = [];
  let instructions = "";
  /** The texts of the part and of the text boxes that are open, the innermost last. */
  const texts = [{ text: "", boxes: "" }];
  const alternatives: { start: number; isRead: boolean }[] = [];
  const silences: boolean[] = [];
  let silence = 0;
  let written = 0;
  let reading: "text" | "instruction" | undefined;

  const add = (text: string) => {
    if (silence > 0) return;
    texts.at(-1)!.text += text;
    written += text.trim() ? 1 : 0;
  };
  const isSilent = (name: string) =>
    silent.has(name) ||
    ((name === "Choice" || name === "Fallback") && alternatives.at(-1)?.isRead === true);
  scanMarkup(xml, "xml", {
    open(name, attribute) {
      const isHidden = isSilent(name);
      silences.push(isHidden);
      silence += isHidden ? 1 : 0;
      if (name === "t") reading = "text";
      else if (name === "instrText") reading = "instruction";
      else if (name === "txbxContent") texts.push({ text: "", boxes: "" });
      else if (name === "AlternateContent") alternatives.push({ start: 0, isRead: false });
      else if (name === "Choice" && alternatives.length > 0) alternatives.at(-1)!.start = written;
      else if (name === "hyperlink") links.push(attribute("id") ?? "");
      else if (name === "fldSimple") instructions += `${attribute("instr") ?? ""}\n`;
      else if (name === "fldChar" && attribute("fldCharType") === "begin") instructions += "\n";
      else if (name === "altChunk") add(`${embedded?.get(attribute("id") ?? "") ?? ""}\n`);
      else add(characters[name] ?? "");
    },
    text(text) {
      if (reading === "text") add(text);
      else if (reading === "instruction") instructions += text;
    },
    close(name) {
      silence -= silences.pop() ? 1 : 0;
      if (name === "t" || name === "instrText") reading = undefined;
      else if (name === "AlternateContent") alternatives.pop();
      else if (name === "Choice" && alternatives.length > 0) {
        const alternative = alternatives.at(-1)!;
        alternative.isRead ||= written > alternative.start;
      } else if (name === "txbxContent" && texts.length > 1) {
        const { text, boxes } = texts.pop()!;
        texts.at(-1)!.boxes += text + boxes;
      } else if (name === "p") {
        add("\n");
        const now = texts.at(-1)!;
        now.text += now.boxes;
        now.boxes = "";
      }
    },
  });
  return {
    text: texts
      .map(({ text, boxes }) => text + boxes)
      .join("")
      .trim(),
    links,
    instructions,
  };
}

/** Word documents that may stand in each other. */
const deepest = 3;

/** Reads the text of a Word document, or tells why it cannot be read. */
export async function wordText(
  bytes: Uint8Array,
  depth = 1,
): Promise<{ text: string; attachments: [] } | CvRefusal> {
  const entries = entriesOf(bytes);
  if (!entries) return "damaged";
  if (entries.some(({ isEncrypted }) => isEncrypted)) return "encrypted";
  const size = await unpackedSize(entries, cvMaxUnpackedBytes);
  if (size === undefined) return "damaged";
  if (size > cvMaxUnpackedBytes) return "bomb";
  const main = await mainPartOf(entries);
  if (!main) return "other";
  const relationships = await relationshipsOf(entries, main.name);
  const body = await readLinked(entries, main, depth, relationships);
  const around = async (kind: RegExp) => {
    const parts = relationships.filter(({ type }) => kind.test(type)).map(({ part }) => part);
    const texts: string[] = [];
    for (const part of new Set([...parts, ...partsNamed(entries, main, kind)]))
      if (part) texts.push(await readLinked(entries, part, depth));
    return [...new Set(texts)];
  };
  const texts = [...(await around(above)), body];
  for (const kind of below) texts.push(...(await around(kind)));
  return { text: texts.filter(Boolean).join("\n"), attachments: [] };
}

/** Headers and notes beside the main part, to which a careless program wrote no relationship. */
const partsNamed = (entries: Entry[], main: Entry, kind: RegExp) => {
  const folder = main.name.slice(0, main.name.lastIndexOf("/") + 1).toLowerCase();
  return entries.filter(({ name }) => {
    const [, base] = /^([a-z]+)\d*\.xml$/.exec(name.toLowerCase().slice(folder.length)) ?? [];
    return base && name.toLowerCase().startsWith(folder) && kind.test(`/${base}`);
  });
};

/** Reads a part with the documents embedded in it and the addresses that its links lead to. */
async function readLinked(
  entries: Entry[],
  part: Entry,
  depth: number,
  known?: Relationship[],
): Promise<string> {
  const relationships = known ?? (await relationshipsOf(entries, part.name));
  const chunks = relationships.filter(({ type }) => /\/aFChunk$/i.test(type));
  const embedded = new Map<string, string>();
  for (const { id, part: chunk } of chunks)
    if (chunk) embedded.set(id, await chunkText(chunk, depth));
  const { text, links, instructions } = readPart(await textOf(part), embedded);
  const targets = new Map(relationships.map(({ id, target }) => [id, target]));
  return withMissing(text, [
    ...links.flatMap((id) => addressesOf(targets.get(id) ?? "")),
    ...[...instructions.matchAll(/HYPERLINK\s+"([^"]*)"/gi)].flatMap(([, link]) =>
      addressesOf(link!),
    ),
  ]);
}

/** Reads a document embedded in another: Word, a web page with or without its files, plain text. */
async function chunkText(chunk: Entry, depth: number): Promise<string> {
  const bytes = await bytesOf(chunk);
  const kind = fileKindOf(bytes);
  if (kind === "docx" && depth < deepest) {
    const word = await wordText(bytes, depth + 1);
    return typeof word === "string" ? "" : word.text;
  }
  const text = new TextDecoder().decode(bytes);
  if (kind || text.startsWith("{\\rtf")) return "";
  if (webArchive.test(text)) {
    const { html, text: plain } = await PostalMime.parse(bytes);
    return html ? htmlText(html) : (plain?.trim() ?? "");
  }
  return /<\w/.test(text) ? htmlText(text) : text.trim();
}

/** A web page with its files in one, as a mail has them: MHT. */
const webArchive = /^\s*(MIME-Version|Content-Type):/i;
