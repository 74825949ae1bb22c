import { readFile } from "node:fs/promises";
import mammoth from "mammoth";
import { expect, test } from "vitest";
import { readableWord } from "./readableWord.ts";

async function shown(name: string): Promise<string> {
  const file = new Uint8Array(await readFile(new URL(`./storyFiles/${name}`, import.meta.url)));
  const readable = (await readableWord(file.buffer)).content;
  return (await mammoth.convertToHtml({ buffer: Buffer.from(readable) })).value;
}

test.each([
  [
    "a text box without an older twin",
    "d02-textbox-nofallback.docx",
    "<p>Nora Quillbox</p><p>nora.box@mail.example</p><p>Beekeeper</p>",
  ],
  [
    "a header with another prefix",
    "d10-header-prefix.docx",
    "<p>Nora Quillhead</p><p>Beekeeper</p>",
  ],
  [
    "names with backslashes",
    "d12-backslash.docx",
    "<p>Nora Quillfeather</p><p>nora.quill@mail.example</p><p>07700 900123</p><p>Zanthoxylum gardener</p>",
  ],
  [
    "a field, and a link that leads nowhere",
    "d16-inlines.docx",
    "<p>Nora Quillsmart</p><p>nora.h@mail.example</p><p>Fieldzugzwang</p>",
  ],
])("a Word document with %s is shown", async (_, name, html) => {
  expect(await shown(name)).toBe(html);
});
