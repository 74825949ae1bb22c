import { expect, test } from "vitest";
import { isImageAddress, isLinkAddress, linkAddress } from "./address.ts";

test("completes a typed address", () => {
  expect(
    [
      "northgate.example/jobs",
      " https://a.example ",
      "jo@a.example",
      "020 7946 0018",
      "/job",
      "{{job.url}}",
    ].map(linkAddress),
  ).toEqual([
    "https://northgate.example/jobs",
    "https://a.example",
    "mailto:jo@a.example",
    "tel:02079460018",
    "/job",
    "{{job.url}}",
  ]);
});

test("refuses text that is no address, and addresses that would run code", () => {
  expect(
    ["", "Apply", "javascript:alert(1)", "data:text/html,x", "//a.example", "vbscript:x"].map(
      linkAddress,
    ),
  ).toEqual(Array(6).fill(undefined));
  expect(isLinkAddress("northgate.example")).toBe(false);
});

test("images come from a secure address or from this site", () => {
  expect(["https://a.example/a.png", "/files/a.png", "{{brand.logo}}"].every(isImageAddress)).toBe(
    true,
  );
  expect(
    ["http://a.example/a.png", "data:image/png,x", "//a.example", ""].some(isImageAddress),
  ).toBe(false);
});
