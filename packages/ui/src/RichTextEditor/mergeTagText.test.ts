import { expect, test } from "vitest";
import { mergeTagParts, mergeTagText, unwrapMergeTags } from "./mergeTagText.ts";

test("finds the merge tags of a text, spaced or not, and nothing else in braces", () => {
  expect(mergeTagParts("Dear {{candidate.first_name}}, {{ job.title }}!")).toEqual([
    "Dear ",
    { id: "candidate.first_name" },
    ", ",
    { id: "job.title" },
    "!",
  ]);
  expect(mergeTagParts("{{not a tag}} {one} {{}}")).toEqual(["{{not a tag}} {one} {{}}"]);
});

test("reads and writes merge tags unchanged", () => {
  const text = "{{a}}{{b-c}} and {{d_e}}";
  const written = mergeTagParts(text).map((part) =>
    typeof part === "string" ? part : mergeTagText(part.id),
  );
  expect(written.join("")).toBe(text);
});

test("a value holds merge tags as text, with their formatting around them", () => {
  const inEditor = `<p>Dear <strong><span data-merge-tag="a.b">{{a.b}}</span></strong>, <span data-id="1">@Jo</span></p>`;
  expect(unwrapMergeTags(inEditor)).toBe(
    `<p>Dear <strong>{{a.b}}</strong>, <span data-id="1">@Jo</span></p>`,
  );
});
