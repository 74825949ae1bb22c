import { showsAddress } from "@ats/core/templates/plain-text";
import { newTable } from "./table-rows.ts";
import type { Column, Look, ParagraphStyle } from "./typeset.ts";

/** A paragraph has one column; a table row has one for each cell. */
interface Block {
  columns: Column[];
  style: ParagraphStyle;
}

const headings: Record<string, number> = { h1: 20, h2: 16, h3: 13, h4: 12, h5: 11, h6: 11 };
const paragraphs = new Set(["p", "div", "blockquote", "pre", "hr", "caption", "ul", "ol", "table"]);
const looks: Record<string, keyof Look> = {
  strong: "bold",
  b: "bold",
  th: "bold",
  em: "italic",
  i: "italic",
  u: "underlined",
  s: "struck",
  del: "struck",
};
const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** A "<" that begins no tag. */
const noTag = /<(?!\/?[a-z][a-z0-9]*(?![a-z0-9])[^<>]*>)/gi;
const tagOrText = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>|[^<]+/gi;

/**
 * Splits rich text into headings, paragraphs, list items and table rows. Keeps bold, italic,
 * underlined and struck-out words; prints a link's address after its text.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const lists: { isOrdered: boolean; count: number }[] = [];
  const tables: ReturnType<typeof newTable>[] = [];
  let isFirstRow = true;
  const depths: Record<keyof Look, number> = { bold: 0, italic: 0, underlined: 0, struck: 0 };
  /** The column that text is added to; `isFresh` while nothing has been added. */
  let open: Column | undefined;
  let isFresh = false;
  let cell: Column | undefined;
  let look: Look = {};
  /** The run that further text in the same look is added to. */
  let run: (Look & { text: string }) | undefined;
  let link: { address: string; text: string } | undefined;
  const add = (columns: Column[], style: ParagraphStyle) => {
    const indent = lists.length * 20;
    blocks.push({ columns, style: { ...(indent && { indent }), ...style } });
  };
  /** Begins a paragraph; inside a cell, a line. */
  const begin = (style: ParagraphStyle = {}) => {
    open = cell ?? { runs: [] };
    if (!cell) add([open], style);
    else {
      if (cell.runs.length > 0) cell.runs.push({ text: "\n" });
      if (style.mark) cell.runs.push({ text: `${style.mark} ` });
    }
    isFresh = true;
  };
  const write = (text: string) => {
    if (!open) begin();
    isFresh = false;
    if (run && run === open?.runs.at(-1)) run.text += text;
    else open?.runs.push((run = { text, ...look }));
  };
  for (const [whole, slash, written = ""] of html.replace(noTag, "").matchAll(tagOrText)) {
    const name = written.toLowerCase();
    const by = slash ? -1 : 1;
    const changed = looks[name] ?? (name in headings ? "bold" : undefined);
    if (changed) {
      depths[changed] += by;
      const { [changed]: was, ...others } = look;
      const is = depths[changed] > 0;
      if (is !== Boolean(was)) {
        look = is ? { ...others, [changed]: true } : others;
        run = undefined;
      }
    }
    if (!name) {
      const text = decode(whole).replace(/\s+/g, " ");
      if ((!open || isFresh) && text.trim() === "") continue;
      if (link) link.text += text;
      write(text);
    } else if (name === "br") open?.runs.push({ text: "\n" });
    else if (name === "a") {
      if (!slash) link = { address: decode(attributeOf(whole, "href") ?? ""), text: "" };
      else if (link && isAddressHidden(link)) write(` (${link.address})`);
      if (slash) link = undefined;
    } else if (name === "tr") {
      open = undefined;
      if (tables.length > 1 || slash) continue;
      add((tables[0] ??= newTable()).beginRow(), { gap: isFirstRow ? 10 : 5 });
      isFirstRow = false;
    } else if (name === "td" || name === "th") {
      open = undefined;
      // A table inside a cell becomes lines of that cell.
      if (tables.length < 2)
        cell = slash
          ? undefined
          : tables[0]?.addCell(attributeOf(whole, "colspan"), attributeOf(whole, "rowspan"));
    } else if (name === "li") {
      const list = lists.at(-1);
      if (slash || !list) open = undefined;
      else begin({ gap: 3, mark: list.isOrdered ? `${list.count++}.` : "•" });
    } else if (name in headings) {
      if (slash) open = undefined;
      else begin({ size: headings[name] as number, gap: 16 });
    } else if (paragraphs.has(name)) {
      if (name === "ul" || name === "ol") {
        if (slash) lists.pop();
        else
          lists.push({
            isOrdered: name === "ol",
            count: Number.parseInt(attributeOf(whole, "start") ?? "1", 10) || 0,
          });
      } else if (name === "table") {
        if (slash) tables.pop();
        else isFirstRow = tables.push(newTable()) === 1;
      }
      // The first paragraph of a list item continues after its mark.
      const isOfItem = name === "p" && lists.length > 0 && open && isFresh;
      if (!isOfItem) open = undefined;
    }
  }
  return blocks.filter(({ columns }) =>
    columns.some(({ runs }) => runs.some(({ text }) => text.trim() !== "")),
  );
}

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];

/** True when a link's text does not contain its address: nobody can follow a link on paper. */
const isAddressHidden = ({ address, text }: { address: string; text: string }): boolean =>
  address !== "" && !address.startsWith("#") && !showsAddress(bare(text), bare(address));

const bare = (address: string): string =>
  address
    .replace(/\s/g, "")
    .replace(/^(https?:\/\/|mailto:|tel:)|\/$/gi, "")
    .toLowerCase();

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
