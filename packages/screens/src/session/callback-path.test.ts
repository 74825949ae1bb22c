import { expect, test } from "vitest";
import { callbackPath } from "./callback-path.ts";

const origin = "https://ats.example";

test("Specification §4, Responses: a path on this host is accepted with its query", () => {
  expect(callbackPath("/job/7/application?page=2", origin)).toBe("/job/7/application?page=2");
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "",
])("Specification §4, Responses: an address on another host is ignored: %s", (url) =>
  expect(callbackPath(url, origin)).toBeUndefined(),
);
