import { describe, expect, it, test } from "vitest";
import "../validation/telephone-number.ts";
import { photoTypeOf, profileInput } from "./profile.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["\x89PNG\r\n\x1a\n....", "image/png"],
  ["\xff\xd8\xff\xe0....", "image/jpeg"],
  ["RIFF....WEBPVP8 ", "image/webp"],
  ["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", undefined],
  ["GIF89a", undefined],
  ["RIFF....AVI LIST", undefined],
  ["<!doctype html><script>alert(1)</script>", undefined],
  ["", undefined],
])("Quality S6: a picture's type is detected from its content: %j", (text, type) => {
  expect(photoTypeOf(bytes(text))).toBe(type);
});

describe("Specification §3, a user's own details", () => {
  const typed = { first_name: " Tom ", last_name: "<b>Ashdown</b>", telephone: "+447400123456" };

  it("are kept as plain text", () => {
    expect(profileInput.parse(typed)).toEqual({
      first_name: "Tom",
      last_name: "Ashdown",
      telephone: "+447400123456",
    });
  });

  it.each([
    [{ first_name: "  " }, "Enter your first name."],
    [{ last_name: "<i></i>" }, "Enter your last name."],
    [{ telephone: "07400 1234" }, "Enter the full telephone number, or leave this empty."],
    [{ telephone: "+44" }, "Enter the full telephone number, or leave this empty."],
  ])("are refused with what to do: %j", (part, message) => {
    const { error } = profileInput.safeParse({ ...typed, ...part });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
