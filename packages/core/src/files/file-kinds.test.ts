import { expect, test } from "vitest";
import { acceptOf, fileKindOf, fileKindOfName } from "./file-kinds.ts";

const kindOf = (text: string) =>
  fileKindOf(Uint8Array.from(text, (character) => character.charCodeAt(0)));

test("Specification §1, CVs: a PDF may begin within its first 1,024 bytes, and no later", () => {
  expect(kindOf("%PDF-1.7")).toBe("pdf");
  expect(kindOf(`\xef\xbb\xbf\r\n%PDF-1.4`)).toBe("pdf");
  expect(kindOf(`${"x".repeat(1024)}%PDF-1.4`)).toBe("pdf");
  expect(kindOf(`${"x".repeat(1025)}%PDF-1.4`)).toBeUndefined();
});

test("a program is one, whatever follows in it", () => {
  expect(kindOf("MZ %PDF-1.4")).toBe("program");
  expect(kindOf("#!/bin/sh\n%PDF-1.4")).toBe("program");
});

test("another kind does not begin later than at its start", () => {
  expect(kindOf("PK\x03\x04 %PDF-1.4")).toBe("docx");
  expect(kindOf("xPK\x03\x04")).toBeUndefined();
});

test("pickers offer content types and endings of the same table", () => {
  expect(acceptOf("jpg")).toEqual(["image/jpeg", ".jpg", ".jpeg"]);
  expect(fileKindOfName("Ann Bell.DOCX")).toBe("docx");
  expect(fileKindOfName("Ann Bell")).toBeUndefined();
});
