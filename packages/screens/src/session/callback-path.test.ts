import { expect, test } from "vitest";
import { callbackPath } from "./callback-path.ts";

const origin = "https://ats.example";

test.each(["/job/7/application?page=2", "/application/details/5991?tab=notes#note-7", "/JOB/"])(
  "Specification §4, Responses: a page of this host is accepted with its query and hash: %s",
  (path) => expect(callbackPath(path, origin)).toBe(path),
);

const hostile = [
  "",
  "https://evil.example/",
  "https:evil.example",
  "https:/evil.example",
  "https:\\\\evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//ats.example@evil.example",
  "//ats.example:444/job",
  "//ats.example.evil.example",
  "/\\evil.example",
  "/\\/evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "java\nscript:alert(1)",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://ats.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://ats.example/1",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "ats.example",
  "@evil.example",
  "?next=//evil.example",
  "/./\\evil.example/..//evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e//evil.example",
  "/job/..//evil.example",
];

test.each(hostile)(
  "Specification §4, Responses: an address on another host is ignored: %j",
  (url) => expect(callbackPath(url, origin)).toBeUndefined(),
);

test.each([
  "/[::1",
  "/%2F%2Fevil.example",
  "/%5Cevil.example",
  "/@evil.example",
  "/\u2215\u2215evil.example",
  "/\uFF0F\uFF0Fevil.example",
  "/https://evil.example",
  "/javascript:alert(1)",
  "/api/users",
  "/careers/northgate-group",
  "/logout",
  "/login?callbackUrl=%2Fjob",
  "/change/password/",
])("a path that is no page to return to is ignored: %j", (url) =>
  expect(callbackPath(url, origin)).toBeUndefined(),
);

test.each(["/job?next=//evil.example", "/job#//evil.example", "/help?callbackUrl=//evil.example"])(
  "Specification §4, Responses: a path that only looks like an address stays on this host: %j",
  (url) => {
    expect(callbackPath(url, origin)).toBe(url);
    expect(new URL(url, origin).origin).toBe(origin);
  },
);

test("a user name in an address of this host is dropped", () =>
  expect(callbackPath("//evil.example@ats.example/help", origin)).toBe("/help"));
