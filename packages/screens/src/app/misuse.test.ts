import { describe, expect, test, vi } from "vitest";

const styled = { getPropertyValue: () => "styled" };
const unstyled = { getPropertyValue: () => "" };

describe("bad use gets a sentence", () => {
  /** A page that nobody has told yet. */
  const freshPage = async () => {
    vi.resetModules();
    const [{ warnOfMisuse }, { QueryClient: Own }] = await Promise.all([
      import("./misuse.ts"),
      import("@tanstack/react-query"),
    ]);
    return { warnOfMisuse, own: new Own(), warn: vi.fn<(text: string) => void>() };
  };

  test("a page without the stylesheet of the screens is told once which import it lacks", async () => {
    const { warnOfMisuse, own, warn } = await freshPage();
    warnOfMisuse({ styles: unstyled, queries: own }, warn);
    warnOfMisuse({ styles: unstyled, queries: own }, warn);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/lacks the styles.*Add import "@ats\/screens\/styles\.css"/)],
    ]);
  });

  test("a page whose query client is of another copy of its library is told how to find it", async () => {
    const { warnOfMisuse, own, warn } = await freshPage();
    warnOfMisuse({ styles: styled, queries: own }, warn);
    expect(warn).not.toHaveBeenCalled();
    const other = await freshPage();
    other.warnOfMisuse({ styles: styled, queries: { mount() {} } }, other.warn);
    expect(other.warn.mock.calls).toEqual([
      [expect.stringMatching(/another copy or version.*npm ls @tanstack\/react-query/)],
    ]);
  });
});
