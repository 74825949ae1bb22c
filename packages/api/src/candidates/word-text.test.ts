import { expect, test } from "vitest";
import { zip } from "../files/zip.ts";
import { readCvFile } from "./cv-text.ts";

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const names =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const relationships = (list: Record<string, [kind: string, target: string]>) =>
  `<Relationships>${Object.entries(list)
    .map(
      ([id, [kind, target]]) =>
        `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;
const document = (...paragraphs: string[]) =>
  `<?xml version="1.0"?><w:document ${names}><w:body>${paragraphs.join("")}</w:body></w:document>`;
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (...content: string[]) => `<w:p>${content.join("")}</w:p>`;

/** Makes a Word document of these parts. */
const docx = (files: Record<string, string>) =>
  zip(
    Object.entries(files).map(([name, text]) => ({
      name,
      bytes: new TextEncoder().encode(text),
    })),
  );
const linesOf = async (files: Record<string, string>) =>
  (await readCvFile(docx(files))).text.split(/\n+/);
const linesOfBody = (...paragraphs: string[]) =>
  linesOf({ "word/document.xml": document(...paragraphs) });

const textBox = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;

test("alternative contents are read once, and a text box follows its paragraph", async () => {
  const twins = `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${textBox("Box &amp; Co")}</mc:Choice><mc:Fallback>${textBox("Box &amp; Co")}</mc:Fallback></mc:AlternateContent></w:r>`;
  expect(await linesOfBody(paragraph(run("Bee"), twins, run("keeper")))).toEqual([
    "Beekeeper",
    "Box & Co",
  ]);
});

test("the older twin is read where the newer one has no text", async () => {
  const drawn = `<w:r><mc:AlternateContent><mc:Choice Requires="x"><w:drawing/></mc:Choice><mc:Fallback>${textBox("Older")}</mc:Fallback></mc:AlternateContent></w:r>`;
  expect(await linesOfBody(paragraph(drawn))).toEqual(["Older"]);
});

test("a field's result is read, its instruction is not, and the email of its link is found", async () => {
  const field = [
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    '<w:r><w:instrText>HYPER</w:instrText></w:r><w:r><w:instrText>LINK "mailto:ann.bell@mail.example?subject=CV"</w:instrText></w:r>',
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r>',
    run("Write to me"),
    '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
  ];
  expect(await linesOfBody(paragraph(...field))).toEqual(["Write to me", "ann.bell@mail.example"]);
});

test("deleted text and the stops of tabs are no text", async () => {
  expect(
    await linesOfBody(
      paragraph(
        '<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>',
        "<w:del><w:r><w:delText>Plumber</w:delText></w:r></w:del>",
        "<w:ins>",
        run("Nurse"),
        "</w:ins><w:r><w:tab/></w:r>",
        run("Leeds"),
      ),
    ),
  ).toEqual(["Nurse\tLeeds"]);
});

test("the main part, its headers and a web page in it are found by relationship, with any prefix", async () => {
  const page =
    '<html><head><style>p{color:red}</style></head><body><p>Caf&eacute; owner</p><script>"no"</script><ul><li>Hull &#38; Leeds</ul></body></html>';
  expect(
    await linesOf({
      "_rels/.rels": relationships({ a: ["officeDocument", "/cv/Main.xml"] }),
      "cv/main.xml":
        '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main" xmlns:q="r"><x:body><x:p><x:r><x:t>Ann Bell</x:t></x:r></x:p><x:altChunk q:id="h"/></x:body></x:document>',
      "cv/_rels/main.xml.rels": relationships({
        t: ["header", "top.xml"],
        h: ["aFChunk", "../pages/one.htm"],
      }),
      "cv/top.xml": `<w:hdr ${names}>${paragraph(run("Curriculum vitae"))}</w:hdr>`,
      "pages/one.htm": page,
    }),
  ).toEqual(["Curriculum vitae", "Ann Bell", "Café owner", "Hull & Leeds"]);
});

const withChunk = (chunk: Uint8Array) =>
  zip([
    ...Object.entries({
      "word/document.xml": document(paragraph(run("Ann Bell")), '<w:altChunk r:id="c"/>'),
      "word/_rels/document.xml.rels": relationships({ c: ["aFChunk", "/chunk"] }),
    }).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
    { name: "chunk", bytes: chunk },
  ]);
const linesWith = async (chunk: Uint8Array | string) => {
  const bytes = typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
  return (await readCvFile(withChunk(bytes))).text.split(/\n+/);
};

test("a web page that is embedded with its files, as in a mail, is read", async () => {
  const page = [
    "MIME-Version: 1.0",
    'Content-Type: multipart/related; type="text/html"; boundary="----=part"',
    "",
    "------=part",
    'Content-Type: text/html; charset="utf-8"',
    "Content-Transfer-Encoding: quoted-printable",
    "Content-Location: file:///cv.html",
    "",
    '<html><body class=3D"cv"><p>Caf=C3=A9 owner in a li=',
    "ne that is parted</p><p>nora@mail.example</p></body></html>",
    "------=part--",
  ].join("\r\n");
  expect(await linesWith(page)).toEqual([
    "Ann Bell",
    "Café owner in a line that is parted",
    "nora@mail.example",
  ]);
});

test("plain text and a Word document in a Word document are read, three deep at most", async () => {
  expect(await linesWith("Beekeeper")).toEqual(["Ann Bell", "Beekeeper"]);
  expect(await linesWith(withChunk(new TextEncoder().encode("Beekeeper")))).toEqual([
    "Ann Bell",
    "Ann Bell",
    "Beekeeper",
  ]);
  let deep: Uint8Array = new TextEncoder().encode("Beekeeper");
  for (let depth = 1; depth <= 4; depth++) deep = withChunk(deep);
  expect(await linesWith(deep)).toEqual(["Ann Bell", "Ann Bell", "Ann Bell"]);
});

test("a workbook is no CV", async () => {
  const workbook = docx({
    "_rels/.rels": relationships({ a: ["officeDocument", "xl/workbook.xml"] }),
    "xl/workbook.xml": "<workbook/>",
  });
  await expect(readCvFile(workbook)).rejects.toThrow(/neither a PDF nor a Word document/);
});
