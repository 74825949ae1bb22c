import { cookies } from "@ats/core/session/session";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { browserCookies, forgetSession, isLoggedIn, rememberSession } from "./cookies.ts";

const origin = "https://ats.example";
let written: string[];
const jar = new Map<string, string>();
beforeEach(() => {
  written = [];
  jar.clear();
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("window", { location: { origin }, parent: { location: { origin } } });
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      written.push(line);
      const [, name = "", value = "", age] = /^(\w+)=([^;]*);.*max-age=(\d+)/.exec(line) ?? [];
      if (age === "0") jar.delete(name);
      else jar.set(name, value);
    },
  });
  return () => vi.unstubAllGlobals();
});
const thirtyDays = `max-age=${30 * 24 * 60 * 60}`;

describe("Specification §9, cookies for 30 days", () => {
  it.each([
    ["session", () => rememberSession(browserCookies, 7)],
    ["mute", () => browserCookies.write(cookies.muted, "true")],
    ["token", () => browserCookies.write(cookies.apiToken, "abc")],
  ])("%s", (_, write) => {
    write();
    expect(written.length).toBeGreaterThan(0);
    for (const line of written) expect(line).toMatch(new RegExp(`; ${thirtyDays}; .*; secure$`));
  });
});

describe("Quality E1, in a frame", () => {
  const frame = (parent: object) => vi.stubGlobal("window", { location: { origin }, parent });

  it("of another site's page, cookies are kept for that page alone", () => {
    const parent = {
      get location() {
        throw new Error("Blocked a frame from accessing a cross-origin frame.");
      },
    };
    frame(parent);
    browserCookies.write(cookies.apiToken, "abc");
    expect(written[0]).toMatch(/; samesite=none; partitioned; secure$/);
  });

  it("of our own page, cookies are those of the page", () => {
    frame({ location: { origin } });
    browserCookies.write(cookies.apiToken, "abc");
    expect(written[0]).toMatch(/; samesite=lax; secure$/);
  });
});

describe("Specification §3 and §4, the session's cookies", () => {
  it("after sign-in they hold the user's id and isLoggedIn", () => {
    rememberSession(browserCookies, 7);
    expect(isLoggedIn(browserCookies)).toBe(true);
    expect(browserCookies.read("isLoggedIn")).toBe("true");
    expect(browserCookies.read("userId")).toBe("7");
  });

  it("after logout isLoggedIn is false, userId blank and the token gone", () => {
    rememberSession(browserCookies, 7);
    browserCookies.write(cookies.apiToken, "abc");
    forgetSession(browserCookies);
    expect(Object.fromEntries(jar)).toEqual({ isLoggedIn: "false", userId: "" });
    expect(isLoggedIn(browserCookies)).toBe(false);
    expect(browserCookies.read("userId")).toBeUndefined();
  });
});
