import { readFile } from "node:fs/promises";
import { PDFDocument, PDFRef, PDFWriter } from "@cantoo/pdf-lib";
import { cvRefusals } from "@ats/core/candidates/cv-file";
import { describe, expect, test } from "vitest";
import { readCvFile } from "./cv-text.ts";

const fileOf = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../testing/cv-files/${name}`, import.meta.url)));
const linesOf = async (name: string) =>
  (await readCvFile(await fileOf(name))).text.split(/\n+/).map((line) => line.trim());

const nora = [
  "Nora Quillfeather",
  "nora.quill@mail.example",
  "07700 900123",
  "Zanthoxylum gardener",
];

test.each<[string, string, string[]]>([
  ["a PDF after a byte-order mark", "p01-leading.pdf", nora],
  ["a PDF after a header of HTTP", "p01b-leading-http.pdf", nora],
  ["Chinese in GB codes", "p03-cjk-gb.pdf", ["王小明 注册护士"]],
  ["Chinese in Unicode", "p03b-cjk-uni.pdf", ["王小明 注册护士"]],
  ["Japanese", "p03c-cjk-ja.pdf", ["山田花子 看護師"]],
  ["an accent printed over its letter", "p07-latex-accent.pdf", ["José Quillmartín"]],
  ["a PDF that lacks its second page", "p13-page-null.pdf", nora],
  [
    "a portfolio with its attached CV",
    "p14-portfolio.pdf",
    ["For the best experience, open this PDF portfolio in Acrobat", "Inner Quill CV zugzwang"],
  ],
  ["a form that is drawn by its own program", "p15-xfa.pdf", ["Quillfeather xylography"]],
  [
    "an email behind a link of a PDF",
    "p25-mailto.pdf",
    ["Nora Quill", "E-mail me", "07700 900123", "nora.link@mail.example"],
  ],
  ["a scan, which has no text", "v1-scan-jpx.pdf", [""]],
  [
    "a text box without an older twin",
    "d02-textbox-nofallback.docx",
    ["Nora Quillbox", "nora.box@mail.example", "Beekeeper"],
  ],
  [
    "a text box as the only alternative",
    "d02b-textbox-choice-only.docx",
    ["Nora Quillbox", "nora.box@mail.example", "Beekeeper"],
  ],
  ["a header with another prefix", "d10-header-prefix.docx", ["Nora Quillhead", "Beekeeper"]],
  ["entry names with backslashes", "d12-backslash.docx", nora],
  [
    "a simple field",
    "d16-inlines.docx",
    ["Nora Quillsmart", "nora.h@mail.example", "Fieldzugzwang"],
  ],
  [
    "an email behind a link of a Word document",
    "d24-mailto.docx",
    ["Nora Quill", "Email me", "nora.rel@mail.example"],
  ],
])("Specification §1, CVs: the text of %s is read", async (_, name, lines) => {
  expect(await linesOf(name)).toEqual(lines);
});

test("Specification §1, CVs: a PDF locked to a certificate is said to be locked, not damaged", async () => {
  await expect(readCvFile(await fileOf("p29-pubsec.pdf"))).rejects.toMatchObject({
    status: 400,
    message: cvRefusals.encrypted,
  });
});

describe("a PDF that lacks pages", () => {
  /** A PDF of six pages, some of which are something else. */
  async function withoutPages(missing: number[], instead: string) {
    const pdf = await PDFDocument.create();
    for (let at = 1; at <= 6; at++) pdf.addPage().drawText(`Page ${at} of Nora`);
    const kids = pdf.catalog.Pages().Kids();
    const { context } = pdf;
    for (const at of missing)
      kids.set(
        at - 1,
        { absent: PDFRef.of(900 + at), "a number": context.obj(7) }[instead] ?? context.obj(null),
      );
    return PDFWriter.forContext(context, 50).serializeToBuffer();
  }

  test.each([
    [[2, 5], "null"],
    [[2, 5], "absent"],
    [[3], "a number"],
    [[1], "null"],
    [[6], "null"],
    [[1, 2, 3, 4, 5], "absent"],
  ])("is read but for pages %j, which are %s", async (missing, instead) => {
    const { text } = await readCvFile(await withoutPages(missing, instead));
    const read = [...text.matchAll(/Page (\d) of Nora/g)].map(([, at]) => Number(at));
    expect(read).toEqual([1, 2, 3, 4, 5, 6].filter((at) => !missing.includes(at)));
  });

  test("is damaged when no page is left", async () => {
    const file = await withoutPages([1, 2, 3, 4, 5, 6], "null");
    await expect(readCvFile(file)).rejects.toThrow(cvRefusals.damaged);
  });
});
