import { describe, expect, test } from "vitest";
import { frameOrigin, iframeSettings } from "./embedding.ts";

const shownAt = (iframeUrl: string | null, isIframe = true) =>
  iframeSettings.safeParse({ isIframe, iframeUrl });

describe("Specification §3, iframeSettings: a partner's page", () => {
  test.each([
    ["https://portal.example/recruitment?tab=1", "https://portal.example"],
    ["https://PORTAL.example:8443", "https://portal.example:8443"],
    ["http://partner.localhost:5000/ats", "http://partner.localhost:5000"],
  ])("%s is accepted, with the origin %s", (address, origin) => {
    expect(frameOrigin(shownAt(address).data ?? { isIframe: false, iframeUrl: null })).toBe(origin);
  });

  test.each([
    "portal.example",
    "http://portal.example",
    "https://user:word@portal.example",
    "javascript:alert(1)",
    "data:text/html,hi",
    "https://portal.example; script-src *",
    `https://portal.example/${"a".repeat(2000)}`,
    null,
  ])("%s is refused", (address) => {
    expect(shownAt(address).success).toBe(false);
  });

  test("has no origin when embedding is off, with or without an address", () => {
    expect(shownAt(null, false).success).toBe(true);
    expect(frameOrigin({ isIframe: false, iframeUrl: "https://portal.example" })).toBeUndefined();
  });
});
