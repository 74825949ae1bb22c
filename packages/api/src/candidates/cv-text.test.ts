import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import {
  Document,
  type FileChild,
  Footer,
  FootnoteReferenceRun,
  Header,
  Packer,
  Paragraph,
  Tab,
  TextRun,
} from "docx";
import { expect, test } from "vitest";
import { readCvFile } from "./cv-text.ts";

/** Makes a PDF of one page. */
async function pdfOf(pieces: (pen: Pen) => void) {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const fonts = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  pieces(({ text, x, y, weight = "regular", size = 12 }) => {
    page.drawText(text, { x, y, size, font: fonts[weight] });
    return x + fonts[weight].widthOfTextAtSize(text, size);
  });
  return document.save();
}

/** Draws a text, and returns the x at which it ends. */
type Pen = (piece: {
  text: string;
  x: number;
  y: number;
  weight?: "regular" | "bold";
  size?: number;
}) => number;

test("pieces that touch are one word, even in two weights or sizes; a gap or a new line separates words", async () => {
  const pdf = await pdfOf((draw) => {
    const fork = draw({ text: "Fork", x: 50, y: 700, weight: "bold" });
    const lift = draw({ text: "lift", x: fork, y: 700 });
    draw({ text: "driver", x: lift + 4, y: 700 });
    const ann = draw({ text: "ann.bell", x: 50, y: 680, size: 14 });
    draw({ text: "@mail.example", x: ann, y: 680 });
    draw({ text: "Hull", x: 400, y: 680 });
    draw({ text: "Licence", x: 50, y: 660 });
    draw({ text: "2019", x: 50, y: 640, weight: "bold" });
  });
  expect((await readCvFile(pdf)).text).toBe(
    "Forklift driver\nann.bell@mail.example Hull\nLicence\n2019",
  );
});

test("what is filled into a form is read", async () => {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const form = document.getForm();
  const name = form.createTextField("name");
  name.setText("Ann Bell");
  name.addToPage(page);
  const town = form.createDropdown("town");
  town.setOptions(["Hull", "Leeds"]);
  town.select("Leeds");
  town.addToPage(page);
  const licence = form.createCheckBox("licence");
  licence.addToPage(page);
  licence.check();
  expect((await readCvFile(await document.save())).text).toBe("Ann Bell\nLeeds");
});

test("an accent is joined with the letter it is printed over; one with its own room stays", async () => {
  const pdf = await pdfOf((draw) => {
    const e = draw({ text: "Ren", x: 50, y: 700 });
    const after = draw({ text: "e", x: e, y: 700 });
    draw({ text: "´", x: e + 1, y: 700 });
    draw({ text: " Martin", x: after, y: 700 });
    draw({ text: "l´eau O´Brien", x: 50, y: 680 });
  });
  expect((await readCvFile(pdf)).text).toBe("René Martin\nl´eau O´Brien");
});

const pageHeader = (...children: TextRun[]) =>
  new Header({ children: [new Paragraph({ children })] });

test("Specification §1, CVs: a Word document is read with its headers, which come first, and with its footers and notes", async () => {
  const contact = () =>
    pageHeader(
      new TextRun("Ann O’Neill & Sons"),
      new TextRun({ children: [new Tab(), "07700 900123"] }),
    );
  const body: FileChild[] = [
    new Paragraph({ children: [new TextRun("Forklift driver"), new FootnoteReferenceRun(1)] }),
  ];
  const document = new Document({
    footnotes: { 1: { children: [new Paragraph("Licence of 2019")] } },
    sections: [
      {
        properties: { titlePage: true },
        headers: { first: contact(), default: contact() },
        footers: { default: new Footer({ children: [new Paragraph("ann@mail.example")] }) },
        children: body,
      },
    ],
  });
  const { text } = await readCvFile(new Uint8Array(await Packer.toArrayBuffer(document)));
  expect(text.split(/\n+/)).toEqual([
    "Ann O’Neill & Sons\t07700 900123",
    "Forklift driver",
    expect.stringMatching(/ann@mail\.example/),
    expect.stringMatching(/Licence of 2019/),
  ]);
});
