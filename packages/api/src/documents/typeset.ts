import type { Color, PDFDocument, PDFFont } from "@cantoo/pdf-lib";
import type { Face, Fonts } from "../kernel/ports/fonts.ts";

const [width, height] = [595, 842];
const margin = 64;

export interface Look {
  bold?: boolean;
  italic?: boolean;
  underlined?: boolean;
  struck?: boolean;
}

/** A stretch of text in one look; a line break is a separate run. */
export interface Run extends Look {
  text: string;
}

/** A paragraph, or a cell of a table row. */
export interface Column {
  runs: Run[];
  /** Columns that the cell spans; 1 by default. */
  span?: number;
}

export interface ParagraphStyle {
  size?: number;
  /** Space above, in points. */
  gap?: number;
  indent?: number;
  /** A bullet or number before the first line. */
  mark?: string;
  isFaint?: boolean;
}

interface SetFace {
  font: PDFFont;
  has: (letter: string) => boolean;
}

interface Piece extends Pick<Look, "underlined" | "struck"> {
  text: string;
  font: PDFFont;
}

/** Points between two columns. */
const gutter = 12;

/** Printed for a letter that the face lacks. */
const empty = "□";

/** Ligatures would change what was written: "->" must not become an arrow in a contract. */
const asWritten = { calt: false, clig: false, liga: false, kern: false };

type Fontkit = Parameters<PDFDocument["registerFontkit"]>[0];

/** Files and parsed tables of typefaces, which documents share: parsing takes longer than setting. */
const filesOf = new WeakMap<Fonts, Map<Face, Uint8Array>>();
const parsed = new WeakMap<Uint8Array, ReturnType<Fontkit["create"]>>();

async function fileOf(face: Face, fonts: Fonts): Promise<Uint8Array> {
  const files = filesOf.get(fonts) ?? new Map<Face, Uint8Array>();
  filesOf.set(fonts, files);
  const file = files.get(face) ?? (await fonts(face));
  files.set(face, file);
  return file;
}

const sharing = (fontkit: Fontkit): Fontkit => ({
  create(file) {
    const font = parsed.get(file) ?? fontkit.create(file);
    parsed.set(file, font);
    return font;
  },
});

/** Sets text on new pages of a document. Embeds only the letters of each face that are used. */
export async function typesetter(document: PDFDocument, fonts: Fonts) {
  const [{ rgb }, fontkit] = await Promise.all([
    import("@cantoo/pdf-lib"),
    import("@cantoo/fontkit"),
  ]);
  document.registerFontkit(sharing(fontkit));
  const ink = rgb(0.13, 0.15, 0.19);
  const faint = rgb(0.38, 0.41, 0.46);
  const faces: Partial<Record<Face, Promise<SetFace>>> = {};
  let page = document.addPage([width, height]);
  let y = height - margin;

  const embed = async (face: Face): Promise<SetFace> => {
    const options = { subset: true, features: asWritten };
    const font = await document.embedFont(await fileOf(face, fonts), options);
    const letters = new Set(font.getCharacterSet());
    return { font, has: (letter) => letters.has(letter.codePointAt(0) ?? 0) };
  };
  const faceOf = ({ bold, italic }: Look) => {
    const face = bold ? (italic ? "boldItalic" : "bold") : italic ? "italic" : "regular";
    return (faces[face] ??= embed(face));
  };
  const need = (room: number) => {
    if (y - room >= margin) return;
    page = document.addPage([width, height]);
    y = height - margin;
  };

  const linesIn = async (runs: readonly Run[], size: number, room: number) => {
    const pieces: Piece[] = [];
    for (const { text: whole, underlined, struck, ...look } of runs) {
      const face = await faceOf(look);
      const piece = {
        font: face.font,
        ...(underlined && { underlined }),
        ...(struck && { struck }),
      };
      for (const text of settable(whole, face).split(/(?<=\s)|(?=\n)/))
        pieces.push(...chop({ text, ...piece }, size, room));
    }
    return linesOf(pieces, size, room);
  };
  const drawLine = (line: readonly Piece[], left: number, size: number, color: Color) => {
    let x = left;
    line.forEach(({ text, font, underlined, struck }, at) => {
      page.drawText(text, { x, y, size, font, color });
      const shown = at === line.length - 1 ? text.trimEnd() : text;
      const end = x + widthOf({ text: shown, font }, size);
      for (const above of [...(underlined ? [-0.14] : []), ...(struck ? [0.27] : [])])
        page.drawLine({
          start: { x, y: y + above * size },
          end: { x: end, y: y + above * size },
          thickness: size / 14,
          color,
        });
      x += widthOf({ text, font }, size);
    });
  };
  const writeColumns = async (
    columns: readonly Column[],
    { size = 11, gap = 10, indent = 0, mark, isFaint }: ParagraphStyle = {},
  ) => {
    const room = width - 2 * margin - indent;
    const share = (room + gutter) / columns.reduce((sum, { span = 1 }) => sum + span, 0);
    const color = isFaint ? faint : ink;
    const { font: plain } = await faceOf({});
    const set: { left: number; lines: Piece[][] }[] = [];
    let left = margin + indent;
    for (const { runs, span = 1 } of columns) {
      set.push({ left, lines: await linesIn(runs, size, share * span - gutter) });
      left += share * span;
    }
    y -= gap;
    for (let at = 0; at < Math.max(...set.map(({ lines }) => lines.length)); at++) {
      need(size * 1.4);
      y -= size * 1.4;
      if (mark && at === 0)
        page.drawText(mark, { x: margin + indent - 16, y, size, font: plain, color });
      for (const { left, lines } of set) drawLine(lines[at] ?? [], left, size, color);
    }
  };

  return {
    /** Sets columns side by side, starting on the same line. */
    writeColumns,
    write: (runs: Run[], style?: ParagraphStyle) => writeColumns([{ runs }], style),
    /** Draws an SVG path into a box at the left margin. */
    draw(path: string, box: { width: number; height: number; scale: number }) {
      const tall = box.height * box.scale;
      need(tall + 12);
      const top = y - 8;
      page.drawRectangle({
        x: margin,
        y: top - tall,
        width: box.width * box.scale,
        height: tall,
        borderColor: faint,
        borderWidth: 0.5,
      });
      page.drawSvgPath(path, {
        x: margin,
        y: top,
        scale: box.scale,
        borderColor: ink,
        borderWidth: 3,
      });
      y = top - tall;
    },
  };
}

/**
 * Removes invisible characters, such as emoji joiners, and prints a box for letters the face lacks.
 */
const settable = (text: string, { has }: SetFace): string =>
  [...text.normalize("NFC").replace(/\p{Default_Ignorable_Code_Point}/gu, "")]
    .map((letter) => {
      if (letter === "\n" || letter === "\u00a0") return letter;
      if (/[\s\p{Cc}]/u.test(letter)) return " ";
      const parts = letter.normalize("NFKD");
      return has(letter) ? letter : [...parts].every(has) ? parts : empty;
    })
    .join("");

/** Widths at size 1. Words come often, and are measured four times where they stand. */
const widths = new WeakMap<PDFFont, Map<string, number>>();

function widthOf({ text, font }: Pick<Piece, "text" | "font">, size: number): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const width = known.get(text) ?? font.widthOfTextAtSize(text, 1);
  known.set(text, width);
  return width * size;
}

/** Splits a word that is wider than the line. */
function chop(piece: Piece, size: number, room: number): Piece[] {
  const { text, font } = piece;
  if (text === "\n" || widthOf({ text: text.trimEnd(), font }, size) <= room) return [piece];
  const most = Math.max(1, Math.floor((text.length * room) / widthOf(piece, size)) - 1);
  return (text.match(new RegExp(`[^]{1,${most}}`, "gu")) ?? []).map((part) => ({
    ...piece,
    text: part,
  }));
}

function linesOf(pieces: readonly Piece[], size: number, room: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const { text, font, ...look } of pieces) {
    const word = text.replace(/\n/g, "");
    const wide = widthOf({ text: word.trimEnd(), font }, size);
    if (text.startsWith("\n") || (used > 0 && used + wide > room)) {
      lines.push([]);
      used = 0;
    }
    if (word) lines.at(-1)?.push({ text: word, font, ...look });
    used += widthOf({ text: word, font }, size);
  }
  return lines;
}
