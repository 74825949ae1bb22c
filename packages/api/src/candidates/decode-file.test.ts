import type { TextEncoding } from "@ats/core/lists/text-encodings";
import { describe, expect, test } from "vitest";
import { decodeFile } from "./decode-file.ts";

/** Decodes bytes that arrive in chunks of a given size. */
async function decode(
  bytes: Uint8Array,
  { size = bytes.length, chosen = undefined as TextEncoding | undefined } = {},
) {
  let guess: TextEncoding | undefined;
  let text = "";
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  for await (const part of decodeFile(chunks(), chosen, (encoding) => (guess = encoding)))
    text += part;
  return { text, guess };
}

/** Writes a text by the table of an encoding's single characters and pairs. */
function encode(text: string, encoding: string): Uint8Array {
  const bytesOf = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const add = (...bytes: number[]) => {
    try {
      const letter = decoder.decode(new Uint8Array(bytes));
      if ([...letter].length === 1 && !bytesOf.has(letter)) bytesOf.set(letter, bytes);
    } catch {
      // These bytes have no meaning in the encoding.
    }
  };
  for (let first = 0; first < 256; first++) add(first);
  for (let first = 0x81; first < 255; first++)
    for (let second = 0x40; second < 255; second++) add(first, second);
  return new Uint8Array([...text].flatMap((letter) => bytesOf.get(letter) ?? []));
}

const wide = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};

const names = "Forename,Surname\r\nZoë,Núñez\r\n李,明\r\n";

describe("a file in Unicode is read as it is, with nothing to ask", () => {
  test.each([
    ["UTF-8", new TextEncoder().encode(names)],
    ["UTF-8 with a byte order mark", new TextEncoder().encode(`\ufeff${names}`)],
    ["UTF-16 of Windows", wide(`\ufeff${names}`, false)],
    ["UTF-16, most significant byte first", wide(`\ufeff${names}`, true)],
    ["UTF-16 of Windows without a mark", wide(names, false)],
    ["UTF-16 without a mark, most significant byte first", wide(names, true)],
  ])("%s", async (_, bytes) => {
    for (const size of [64, bytes.length])
      expect(await decode(bytes, { size })).toEqual({ text: names, guess: undefined });
  });

  test("letters after the first megabyte", async () => {
    const text = `${"Ann,Bell\n".repeat(150_000)}Zoë,Núñez\n`;
    expect(await decode(new TextEncoder().encode(text), { size: 65_536 })).toEqual({
      text,
      guess: undefined,
    });
  });
});

const people: [TextEncoding, string][] = [
  ["windows-1252", "Forename,Surname\r\nZoë,Finch\r\nSeán,O’Brien\r\nJürgen,Größe\r\n"],
  ["macintosh", "Forename,Surname\rZoë,Finch\rSeán,O’Brien\r"],
  ["windows-1250", "Forename,Surname\nŁukasz,Wiśniewski\nStanisław,Król\nJiří,Dvořák\n"],
  ["windows-1251", "Имя,Фамилия\nИван,Петров\nСергей,Кузнецов\nОльга,Смирнова\nАнна,Попова\n"],
  ["windows-1253", "Όνομα,Επώνυμο\nΓιώργος,Παπαδόπουλος\nΜαρία,Οικονόμου\n"],
  ["shift_jis", "姓,名,メール\n佐藤,花子,\n鈴木,一郎,\n高橋,さくら,\n"],
  ["gb18030", "姓名,电子邮箱,手机号码\n李明,\n王芳,\n张伟,\n刘洋,\n陈静,\n杨丽,\n"],
  ["euc-kr", "이름,이메일\n김민준,\n이서연,\n박지훈,\n최수빈,\n"],
];

describe("the encoding of another file is guessed", () => {
  test.each(people)("%s", async (encoding, text) => {
    const bytes = encode(text, encoding);
    for (const size of [16, bytes.length])
      expect(await decode(bytes, { size })).toEqual({ text, guess: encoding });
  });

  test("or chosen by a person, who sees the names", async () => {
    const bytes = encode("Name,Email\n李明,\n", "gb18030");
    expect(await decode(bytes, { chosen: "gb18030" })).toEqual({
      text: "Name,Email\n李明,\n",
      guess: "gb18030",
    });
  });
});

describe("what cannot be read is refused with the reason", () => {
  test.each<[string, Uint8Array, TextEncoding | undefined, RegExp]>([
    [
      "damaged UTF-8",
      new Uint8Array([...new TextEncoder().encode("Zoë,Núñez,José"), 0xe9]),
      undefined,
      /letters of this file are damaged/,
    ],
    ["a wrong choice", encode("Zoë Finch\n", "windows-1252"), "euc-kr", /cannot be read as Korean/],
    ["a picture", new Uint8Array([0x89, 0x50, 0, 0, 0x2c, 0, 0]), undefined, /not a text file/],
  ])("%s", async (_, bytes, chosen, reason) => {
    await expect(decode(bytes, { chosen })).rejects.toThrow(reason);
  });
});
