import { expect, test } from "vitest";
import { attachmentKindOf, attachmentName, attachmentsProblem } from "./attachment.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each<[string, string, string]>([
  ["a PDF", "%PDF-1.7", "pdf"],
  ["a PNG", "\x89PNG\r\n\x1a\n", "png"],
  ["a photo", "\xff\xd8\xff\xe0", "jpg"],
  ["a Windows program", "MZ\x90\0", "program"],
  ["a Linux program", "\x7fELF", "program"],
  ["a script", "#!/bin/sh", "program"],
  ["nothing", "", "empty"],
  ["a web page", "<html>", "other"],
])("the kind of %s is detected from its content", (_, content, kind) => {
  const found = attachmentKindOf(bytes(content));
  expect(typeof found === "string" ? found : found.extension).toBe(kind);
});

test("a file name gets the ending of the file's real type", () => {
  expect(attachmentName("Benefits.PDF", "pdf")).toBe("Benefits.PDF");
  expect(attachmentName("map.jpeg", "jpg")).toBe("map.jpeg");
  expect(attachmentName("setup.exe", "pdf")).toBe("setup.exe.pdf");
});

test("Specification §1, attachments: one message carries at most five files, and 10 MB in total", () => {
  const files = (count: number, size: number) => Array.from({ length: count }, () => ({ size }));
  expect(attachmentsProblem(files(5, 2_000_000))).toBeUndefined();
  expect(attachmentsProblem(files(6, 1))).toBe("Attach 5 files or fewer.");
  expect(attachmentsProblem(files(2, 6_000_000))).toMatch(/^The files are larger than 10 MB/);
});
