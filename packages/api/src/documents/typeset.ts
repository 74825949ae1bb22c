import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";

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

interface Piece {
  text: string;
  font: PDFFont;
}

/**
 * Sets text on new pages of a document, in the faces that every reader of PDFs has. Those lack most
 * letters beyond western Europe's: `lacks` says which of a text.
 */
export async function typesetter(document: PDFDocument) {
  const { rgb, StandardFonts } = await import("@cantoo/pdf-lib");
  const ink = rgb(0.13, 0.15, 0.19);
  const faint = rgb(0.38, 0.41, 0.46);
  const [regular, bold, italic, boldItalic] = await Promise.all(
    [
      StandardFonts.Helvetica,
      StandardFonts.HelveticaBold,
      StandardFonts.HelveticaOblique,
      StandardFonts.HelveticaBoldOblique,
    ].map((font) => document.embedFont(font)),
  );
  const faces = { regular, bold, italic, boldItalic } as Record<string, PDFFont>;
  const letters = new Set(regular?.getCharacterSet());
  const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0);
  let page = document.addPage([width, height]);
  let y = height - margin;

  const faceOf = (run: Run) =>
    faces[
      run.bold ? (run.italic ? "boldItalic" : "bold") : run.italic ? "italic" : "regular"
    ] as PDFFont;
  const need = (room: number) => {
    if (y - room >= margin) return;
    page = document.addPage([width, height]);
    y = height - margin;
  };

  return {
    lacks: (text: string): string[] => [
      ...new Set([...text].filter((letter) => letter !== "\n" && !has(letter))),
    ],
    /** The text in letters that are there: marks taken off, and a question mark for the rest. */
    nearest: (text: string): string =>
      [...text]
        .map((letter) => (has(letter) ? letter : ([...letter.normalize("NFKD")].find(has) ?? "?")))
        .join(""),
    write(
      runs: readonly Run[],
      { size = 11, gap = 10, indent = 0, mark, isFaint }: ParagraphStyle = {},
    ) {
      const room = width - 2 * margin - indent;
      const pieces = runs.flatMap((run) =>
        run.text
          .split(/(?<=\s)|(?=\n)/)
          .flatMap((text) => chop({ text, font: faceOf(run) }, size, room)),
      );
      y -= gap;
      linesOf(pieces, size, room).forEach((line, at) => {
        need(size * 1.4);
        y -= size * 1.4;
        const color = isFaint ? faint : ink;
        if (mark && at === 0)
          page.drawText(mark, {
            x: margin + indent - 16,
            y,
            size,
            font: faceOf({ text: mark }),
            color,
          });
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

/** Letter by letter: they are drawn without kerning, which the font's own measure would take off. */
const widthOf = ({ text, font }: Piece, size: number): number =>
  [...text].reduce((sum, letter) => sum + font.widthOfTextAtSize(letter, size), 0);

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
