import {
  PDFDocument,
  type PDFFont,
  type PDFPage,
  type RGB,
  rgb,
  StandardFonts,
} from "@cantoo/pdf-lib";
import { contactOf, profileOf } from "./cv-text.ts";
import type { DemoCandidate } from "./data.ts";

const [width, height] = [595, 842];
const ink = rgb(0.13, 0.15, 0.19);
const faint = rgb(0.38, 0.41, 0.46);

/** True when the fonts built into PDF readers can write the candidate's name. */
export const fitsPdf = ({ first_name, last_name }: DemoCandidate): boolean =>
  /^[\x20-\x7e\xa0-\xff]*$/.test(first_name + last_name);

/** Creates a CV of one or two pages, in one of two designs. */
export async function cvPdf(candidate: DemoCandidate): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const title = `${candidate.first_name} ${candidate.last_name}`;
  document.setTitle(`Curriculum vitae of ${title}`);
  document.setAuthor(title);
  document.setCreationDate(candidate.created_date_time);
  document.setModificationDate(candidate.created_date_time);
  await (candidate.id % 2 === 0 ? classic : sidebar)(document, candidate);
  return document.save({ useObjectStreams: false });
}

/** A text column that continues on further pages. */
interface Column {
  left: number;
  width: number;
  y: number;
  page: PDFPage;
  next(): PDFPage;
}

interface Style {
  font: PDFFont;
  size: number;
  color?: RGB;
  /** Space before the line. */
  gap?: number;
}

/** End of a column, and its start after a page break. */
const [bottom, top] = [50, height - 60];

function turnPage(column: Column) {
  column.page = column.next();
  column.y = top;
}

function write(column: Column, text: string, { font, size, color = ink, gap = 0 }: Style) {
  column.y -= gap;
  const lineHeight = size * 1.4;
  for (let lines = linesOf(text, font, size, column.width); lines.length > 0; ) {
    if (column.y - lineHeight < bottom) turnPage(column);
    // One call for all lines of a page, because each call names the font again.
    const here = lines.splice(0, Math.floor((column.y - bottom) / lineHeight));
    const place = { x: column.left, y: column.y - lineHeight };
    column.page.drawText(here.join("\n"), { ...place, size, lineHeight, font, color });
    column.y -= here.length * lineHeight;
  }
}

function linesOf(text: string, font: PDFFont, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  let length = 0;
  for (const word of text.split(" ")) {
    const longer = length + widthOf(line ? ` ${word}` : word, font) * size;
    if (line && longer > room) {
      lines.push(line);
      line = word;
      length = widthOf(word, font) * size;
    } else {
      line = line ? `${line} ${word}` : word;
      length = longer;
    }
  }
  return [...lines, line];
}

/** Widths of words at size 1, by font. People of a profession have most words in common. */
const widths = new Map<string, Map<string, number>>();

function widthOf(word: string, font: PDFFont): number {
  const known = widths.get(font.name) ?? new Map<string, number>();
  widths.set(font.name, known);
  const width = known.get(word) ?? font.widthOfTextAtSize(word, 1);
  known.set(word, width);
  return width;
}

/** Design with one column in a serif font and a rule under every heading. */
async function classic(document: PDFDocument, candidate: DemoCandidate) {
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const bold = await document.embedFont(StandardFonts.TimesRomanBold);
  const italic = await document.embedFont(StandardFonts.TimesRomanItalic);
  const next = () => document.addPage([width, height]);
  const column: Column = { left: 64, width: width - 128, y: height - 56, page: next(), next };
  const { employment, education, courses, skills } = candidate.history;
  const body = { font, size: 12 };
  const section = (title: string) => {
    // Keeps a heading with its text.
    if (column.y < bottom + 64) turnPage(column);
    write(column, title, { font: bold, size: 14, gap: 16 });
    column.y -= 5;
    const { left, y } = column;
    const end = { x: width - left, y };
    column.page.drawLine({ start: { x: left, y }, end, thickness: 0.7, color: faint });
    column.y -= 3;
  };
  write(column, `${candidate.first_name} ${candidate.last_name}`, { font: bold, size: 26 });
  write(column, contactOf(candidate).join("   ·   "), { font, size: 11, color: faint, gap: 4 });
  section("Profile");
  write(column, profileOf(candidate), body);
  section("Employment");
  for (const post of employment) {
    if (column.y < bottom + 64) turnPage(column);
    write(column, `${post.job_title}, ${post.company}`, { font: bold, size: 12, gap: 6 });
    write(column, post.employment_length, { font: italic, size: 11, color: faint });
    write(column, post.description, body);
  }
  section("Education");
  for (const { type, subject, institute, grade } of education)
    write(column, `${type}: ${subject}, ${institute} (${grade})`, { ...body, gap: 3 });
  section("Training");
  for (const { name, institute } of courses) write(column, `${name}, ${institute}`, body);
  section("Skills");
  for (const { name, description } of skills) write(column, `${name}: ${description}`, body);
  section("References");
  write(column, "Two references from recent employers are available on request.", body);
}

const sidebarWidth = 190;
const tints = [
  rgb(0.1, 0.27, 0.33),
  rgb(0.3, 0.16, 0.32),
  rgb(0.14, 0.3, 0.2),
  rgb(0.2, 0.22, 0.4),
];

/** Design with a coloured column for contact, skills and training beside the employment history. */
async function sidebar(document: PDFDocument, candidate: DemoCandidate) {
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const tint = tints[(candidate.id % 7) % tints.length] as RGB;
  const next = () => {
    const page = document.addPage([width, height]);
    page.drawRectangle({ x: 0, y: 0, width: sidebarWidth, height, color: tint });
    return page;
  };
  const page = next();
  const side: Column = { left: 24, width: sidebarWidth - 44, y: height - 60, page, next };
  const left = sidebarWidth + 30;
  const main: Column = { left, width: width - left - 40, y: height - 48, page, next };
  const { employment, education, courses, skills } = candidate.history;
  const white = rgb(1, 1, 1);
  const sideText = { font, size: 9.5, color: rgb(0.9, 0.93, 0.95) };
  const sideTitle = (text: string) =>
    write(side, text, { font: bold, size: 11, color: white, gap: 20 });
  const mainTitle = (text: string) =>
    write(main, text, { font: bold, size: 13, color: tint, gap: 18 });

  sideTitle("Contact");
  for (const line of contactOf(candidate)) write(side, line, { ...sideText, gap: 3 });
  sideTitle("Skills");
  for (const { name, description } of skills) {
    write(side, name, { ...sideText, font: bold, color: white, gap: 5 });
    write(side, description, sideText);
  }
  sideTitle("Training");
  for (const { name, institute } of courses) {
    write(side, name, { ...sideText, font: bold, color: white, gap: 5 });
    write(side, institute, sideText);
  }

  write(main, `${candidate.first_name} ${candidate.last_name}`, { font: bold, size: 24 });
  write(main, candidate.current_jobtitle ?? "", { font, size: 13, color: faint, gap: 2 });
  mainTitle("Profile");
  write(main, profileOf(candidate), { font, size: 10.5, gap: 2 });
  mainTitle("Experience");
  for (const post of employment) {
    write(main, post.job_title, { font: bold, size: 11, gap: 7 });
    write(main, `${post.company}, ${post.employment_length}`, { font, size: 9.5, color: faint });
    write(main, post.description, { font, size: 10.5, gap: 2 });
  }
  mainTitle("Education");
  for (const { type, subject, institute, grade } of education) {
    write(main, `${type}: ${subject}`, { font: bold, size: 10.5, gap: 5 });
    write(main, `${institute}, ${grade}`, { font, size: 10, color: faint });
  }
}
