import { DOMParser, XMLSerializer } from "@xmldom/xmldom";
import DOMPurify from "dompurify";
import JSZip from "jszip";
import mammoth from "mammoth";

/** Elements around text that mammoth leaves out with all that is in them. */
const wrappers = ["fldSimple", "customXml", "bdo", "dir", "moveTo"];

/** Word documents that may stand in each other. */
const deepest = 3;

interface ReadableWord {
  content: ArrayBuffer;
  /** Documents in it that cannot be read. */
  unread: number;
}

/**
 * Rewrites what mammoth does not read of a Word document into paragraphs that it reads: headers and
 * footers, text boxes without an older twin, fields, embedded documents, and backslashes in names.
 */
export async function readableWord(content: ArrayBuffer, depth = 1): Promise<ReadableWord> {
  const zip = await JSZip.loadAsync(content);
  for (const [name, file] of Object.entries(zip.files))
    if (name.includes("\\")) {
      zip.file(name.replaceAll("\\", "/"), await file.async("uint8array"));
      zip.remove(name);
    }
  const [main = "word/document.xml"] = await targetsOf(zip, "", /\/officeDocument$/);
  const document = await parse(zip, main);
  const body = document && first(document, "body");
  if (!body) return { content, unread: 0 };
  simplify(document);
  const unread = await embedDocuments(zip, main, document, depth);
  const links = new Set((await relationships(zip, main, /\/hyperlink$/)).map(({ id }) => id));
  // mammoth refuses a document with a link that leads nowhere.
  for (const link of all(document, "hyperlink")) {
    const id = idOf(link);
    if (id !== undefined && !links.has(id)) unwrap(link, link);
  }
  const end = body.lastChild;
  for (const paragraph of await around(zip, main, document, "header"))
    body.insertBefore(paragraph, body.firstChild);
  for (const paragraph of await around(zip, main, document, "footer"))
    body.insertBefore(paragraph, end);
  zip.file(main, new XMLSerializer().serializeToString(document));
  return {
    content: await zip.generateAsync({ type: "arraybuffer", compression: "STORE" }),
    unread,
  };
}

const all = (root: Document | Element, name: string): Element[] =>
  Array.from(root.getElementsByTagNameNS("*", name));
/** Returns the relationship that an element names. */
const idOf = ({ attributes }: Element) =>
  Array.from(attributes).find(({ localName }) => localName === "id")?.value;
const first = (root: Document | Element, name: string) => all(root, name)[0];

async function parse(zip: JSZip, name: string): Promise<Document | undefined> {
  const xml = await zip.file(name)?.async("string");
  // Errors are passed over, as mammoth does.
  const errorHandler = { warning() {}, error() {}, fatalError() {} };
  return xml === undefined
    ? undefined
    : (new DOMParser({ errorHandler }).parseFromString(xml, "text/xml") as unknown as Document);
}

/** Lists the parts of a kind that a part names, with the ids by which it does. */
async function relationships(zip: JSZip, part: string, kind: RegExp) {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const listed = await parse(zip, `${folder}_rels/${part.slice(folder.length)}.rels`);
  return (listed ? all(listed, "Relationship") : [])
    .filter((each) => kind.test(each.getAttribute("Type") ?? ""))
    .map((each) => ({
      id: each.getAttribute("Id"),
      target: new URL(each.getAttribute("Target") ?? "", `file:///${folder}`).pathname.slice(1),
    }));
}
const targetsOf = async (zip: JSZip, part: string, kind: RegExp) =>
  (await relationships(zip, part, kind)).map(({ target }) => target);

function simplify(root: Document): void {
  for (const alternatives of all(root, "AlternateContent")) {
    const choice = first(alternatives, "Choice");
    const isOnly = !first(alternatives, "Fallback");
    if (choice && (isOnly || first(choice, "txbxContent"))) unwrap(alternatives, choice);
  }
  for (const box of all(root, "txbxContent").toReversed()) {
    const paragraph = ancestor(box, "p");
    // mammoth reads those of older versions itself.
    if (!paragraph || ancestor(box, "pict")) continue;
    for (const child of Array.from(box.childNodes).toReversed())
      paragraph.parentNode?.insertBefore(child, paragraph.nextSibling);
  }
  for (const name of wrappers) for (const element of all(root, name)) unwrap(element, element);
}

function ancestor(element: Element, name: string): Element | undefined {
  let now = element.parentNode as Element | null;
  while (now && now.localName !== name) now = now.parentNode as Element | null;
  return now ?? undefined;
}

/** Replaces an element by what another one in it holds. */
function unwrap(element: Element, held: Element): void {
  for (const child of Array.from(held.childNodes)) element.parentNode?.insertBefore(child, element);
  element.parentNode?.removeChild(element);
}

/** Returns the paragraphs of the headers or footers for the document; those that repeat, once. */
async function around(zip: JSZip, main: string, document: Document, kind: "header" | "footer") {
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const named = Object.keys(zip.files).filter((name) =>
    new RegExp(`^${kind}\\d*\\.xml$`).test(name.slice(folder.length)),
  );
  const parts = new Set([...(await targetsOf(zip, main, new RegExp(`/${kind}$`))), ...named]);
  const seen = new Set([""]);
  const found: Node[] = [];
  for (const name of parts) {
    const part = await parse(zip, name);
    if (!part?.documentElement) continue;
    simplify(part);
    // Their links and pictures are of another part.
    for (const link of all(part, "hyperlink")) unwrap(link, link);
    for (const element of ["drawing", "pict"].flatMap((each) => all(part, each)))
      element.parentNode?.removeChild(element);
    const text = part.documentElement.textContent?.trim() ?? "";
    if (seen.has(text)) continue;
    seen.add(text);
    for (const child of Array.from(part.documentElement.childNodes))
      found.push(document.importNode(child, true));
  }
  return kind === "header" ? found.toReversed() : found;
}

/** Puts the text of embedded documents in their places; returns how many cannot be read. */
async function embedDocuments(zip: JSZip, main: string, document: Document, depth: number) {
  const parts = await relationships(zip, main, /\/aFChunk$/i);
  let unread = 0;
  for (const chunk of all(document, "altChunk")) {
    const part = parts.find(({ id }) => id === idOf(chunk));
    const bytes = part && (await zip.file(part.target)?.async("uint8array"));
    const lines = bytes && (await linesOfEmbedded(bytes, depth).catch(() => undefined));
    if (!lines) unread++;
    for (const line of lines ?? []) {
      const element = (name: string) =>
        document.createElementNS(chunk.namespaceURI, `${chunk.prefix}:${name}`);
      const [paragraph, run, text] = [element("p"), element("r"), element("t")];
      text.appendChild(document.createTextNode(line));
      run.appendChild(text);
      paragraph.appendChild(run);
      chunk.parentNode?.insertBefore(paragraph, chunk);
    }
  }
  return unread;
}

/** A web page with its files in one, as a mail has them: MHT. */
const webArchive = /^\s*(MIME-Version|Content-Type):/i;

/** The lines of a Word document, a web page or plain text; undefined for what cannot be read. */
async function linesOfEmbedded(bytes: Uint8Array, depth: number): Promise<string[] | undefined> {
  const written = new TextDecoder().decode(bytes);
  if (written.startsWith("PK")) {
    if (depth === deepest) return undefined;
    const { content, unread } = await readableWord(bytes.slice().buffer, depth + 1);
    return unread
      ? undefined
      : linesOfHtml((await mammoth.convertToHtml({ arrayBuffer: content })).value);
  }
  if (written.includes("\0") || written.startsWith("{\\rtf")) return undefined;
  if (webArchive.test(written)) {
    const { default: PostalMime } = await import("postal-mime");
    const { html, text = "" } = await PostalMime.parse(bytes);
    return html ? linesOfHtml(html) : linesOfText(text);
  }
  return /<\w/.test(written) ? linesOfHtml(written) : linesOfText(written);
}

const linesOfText = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const linesOfHtml = (html: string) =>
  linesOf(DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true }));

const blocks = /^(P|DIV|BR|LI|TR|TABLE|UL|OL|H[1-6]|BLOCKQUOTE|HR)$/;

function linesOf(root: Node): string[] {
  const lines = [""];
  const read = (node: Node) => {
    if (node.nodeName === "#text") lines[lines.length - 1] += node.textContent ?? "";
    const isBlock = blocks.test(node.nodeName);
    if (isBlock) lines.push("");
    node.childNodes.forEach(read);
    if (isBlock) lines.push("");
  };
  read(root);
  return lines.map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
}
