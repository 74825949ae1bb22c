import { expect, test } from "vitest";
import { matchesSource } from "./content-policy.ts";

const page = new URL("https://portal.example/hiring");
const frame = new URL("https://northgate.example/embed/");

test.each([
  ["*", true],
  ["https:", true],
  ["http:", true],
  ["https://northgate.example", true],
  ["http://northgate.example", true],
  ["northgate.example", true],
  ["NorthGate.example:443", true],
  ["https://*.example", true],
  ["https://northgate.example:*", true],
  ["https://northgate.example/embed/", true],
  ["'self' https://northgate.example", true],
  ["", false],
  ["'none'", false],
  ["'self'", false],
  ["data:", false],
  ["https://*.northgate.example", false],
  ["https://northgate.example:8443", false],
  ["https://northgate.example/careers/", false],
  ["https://northgate.example.evil.example", false],
  ["'nonce-abc'", false],
])("a page with the sources %s shows the product in a frame: %s", (sources, isAllowed) => {
  expect(matchesSource(sources.split(" "), frame, page)).toBe(isAllowed);
});

test("a page shows its own site by 'self', on https too, and a source without a scheme by its own", () => {
  expect(matchesSource(["'self'"], page, page)).toBe(true);
  const onHttp = new URL("http://northgate.example");
  expect(matchesSource(["'self'"], frame, onHttp)).toBe(true);
  expect(matchesSource(["northgate.example"], onHttp, page)).toBe(false);
});
