import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";
import type { Face, Fonts } from "./fonts.ts";

const [width, height] = [595, 842];
const margin = 64;

/** A stretch of a paragraph in one face; a line break is a run of its own, "\n". */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
}

export interface ParagraphStyle {
  size?: number;
  /** Space before. */
  gap?: number;
  indent?: number;
  /** Stands before the first line: a bullet, a number. */
  mark?: string;
  isFaint?: boolean;
}

interface SetFace {
  font: PDFFont;
  has: (letter: string) => boolean;
}

interface Piece {
  text: string;
  font: PDFFont;
}

/** Stands for a letter that no face has. */
const empty = "□";

/** Ligatures would change what was written: "->" is no arrow in a contract. */
const asWritten = { calt: false, clig: false, liga: false, kern: false };

/** Sets text on new pages of a document. Of each face, the document gets the letters that it uses. */
export async function typesetter(document: PDFDocument, fonts: Fonts) {
  const [{ rgb }, fontkit] = await Promise.all([
    import("@cantoo/pdf-lib"),
    import("@cantoo/fontkit"),
  ]);
  document.registerFontkit(fontkit);
  const ink = rgb(0.13, 0.15, 0.19);
  const faint = rgb(0.38, 0.41, 0.46);
  const faces: Partial<Record<Face, Promise<SetFace>>> = {};
  let page = document.addPage([width, height]);
  let y = height - margin;

  const embed = async (face: Face): Promise<SetFace> => {
    const options = { subset: true, features: asWritten };
    const font = await document.embedFont(await fonts(face), options);
    const letters = new Set(font.getCharacterSet());
    return { font, has: (letter) => letters.has(letter.codePointAt(0) ?? 0) };
  };
  const faceOf = ({ bold, italic }: Omit<Run, "text">) => {
    const face = bold ? (italic ? "boldItalic" : "bold") : italic ? "italic" : "regular";
    return (faces[face] ??= embed(face));
  };
  const need = (room: number) => {
    if (y - room >= margin) return;
    page = document.addPage([width, height]);
    y = height - margin;
  };

  return {
    async write(
      runs: readonly Run[],
      { size = 11, gap = 10, indent = 0, mark, isFaint }: ParagraphStyle = {},
    ) {
      const room = width - 2 * margin - indent;
      const pieces: Piece[] = [];
      for (const run of runs) {
        const face = await faceOf(run);
        for (const text of settable(run.text, face).split(/(?<=\s)|(?=\n)/))
          pieces.push(...chop({ text, font: face.font }, size, room));
      }
      const { font: plain } = await faceOf({});
      y -= gap;
      linesOf(pieces, size, room).forEach((line, at) => {
        need(size * 1.4);
        y -= size * 1.4;
        const color = isFaint ? faint : ink;
        if (mark && at === 0)
          page.drawText(mark, { x: margin + indent - 16, y, size, font: plain, color });
        let x = margin + indent;
        for (const { text, font } of line) {
          page.drawText(text, { x, y, size, font, color });
          x += widthOf({ text, font }, size);
        }
      });
    },
    /** Draws the path of an SVG into a box that starts at the left margin. */
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
export type Typesetter = Awaited<ReturnType<typeof typesetter>>;

/** Leaves out what nobody sees, such as the joints of an emoji; a letter that the face lacks is a box. */
const settable = (text: string, { has }: SetFace): string =>
  [...text.normalize("NFC").replace(/\p{Default_Ignorable_Code_Point}/gu, "")]
    .map((letter) => {
      if (letter === "\n" || letter === "\u00a0") return letter;
      if (/[\s\p{Cc}]/u.test(letter)) return " ";
      const parts = letter.normalize("NFKD");
      return has(letter) ? letter : [...parts].every(has) ? parts : empty;
    })
    .join("");

const widthOf = ({ text, font }: Piece, size: number): number => font.widthOfTextAtSize(text, size);

/** A word that is wider than the line, in parts that are not. */
function chop(piece: Piece, size: number, room: number): Piece[] {
  const { text, font } = piece;
  if (text === "\n" || widthOf({ text: text.trimEnd(), font }, size) <= room) return [piece];
  const most = Math.max(1, Math.floor((text.length * room) / widthOf(piece, size)) - 1);
  return (text.match(new RegExp(`[^]{1,${most}}`, "gu")) ?? []).map((part) => ({
    text: part,
    font,
  }));
}

function linesOf(pieces: readonly Piece[], size: number, room: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const { text, font } of pieces) {
    const word = text.replace(/\n/g, "");
    const wide = widthOf({ text: word.trimEnd(), font }, size);
    if (text.startsWith("\n") || (used > 0 && used + wide > room)) {
      lines.push([]);
      used = 0;
    }
    if (word) lines.at(-1)?.push({ text: word, font });
    used += widthOf({ text: word, font }, size);
  }
  return lines;
}
