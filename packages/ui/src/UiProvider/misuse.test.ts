import { scale } from "../theme/scale.ts";
import { describe, expect, test, vi } from "vitest";

/** The theme's variables. */
const styled = {
  getPropertyValue: (name: string) =>
    scale.space[name.replace("--ats-space-", "") as keyof typeof scale.space] ?? "",
};
const unstyled = { getPropertyValue: () => "" };

describe("bad use gets a sentence", () => {
  /** Another copy of the package: its own module. */
  const copy = async () => {
    vi.resetModules();
    return import("./misuse.ts");
  };

  test("a page without the stylesheet is told once which import it lacks", async () => {
    const { warnOfMisuse } = await copy();
    const warn = vi.fn<(text: string) => void>();
    warnOfMisuse({ styles: unstyled, shared: {} }, warn);
    warnOfMisuse({ styles: unstyled, shared: {} }, warn);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/lacks the styles.*Add import "@ats\/ui\/styles\.css"/)],
    ]);
  });

  test("a page with two copies of the package is told how to find the second", async () => {
    const shared = {};
    const warn = vi.fn<(text: string) => void>();
    (await copy()).warnOfMisuse({ styles: styled, shared }, warn);
    expect(warn).not.toHaveBeenCalled();
    (await copy()).warnOfMisuse({ styles: styled, shared }, warn);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/two copies.*npm ls @ats\/ui/)]]);
  });

  test("React 18 is refused with what to install", async () => {
    const { requireReact } = await copy();
    expect(() => requireReact("18.3.1")).toThrow(
      "@ats/ui needs React 19 or newer, and this page has React 18.3.1. Install react@19 and react-dom@19.",
    );
    expect(() => requireReact("19.0.0")).not.toThrow();
  });
});
