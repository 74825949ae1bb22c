import { describe, expect, it } from "vitest";
import { recoveryCode, formatRecoveryCode } from "./recovery-code.ts";

describe("Specification §1, multi-factor authentication: a recovery code", () => {
  const code = "k7m2q9xw4thz0c1d";

  it("is written in groups of four", () => {
    expect(formatRecoveryCode(code)).toBe("k7m2-q9xw-4thz-0c1d");
  });

  it.each([
    "k7m2-q9xw-4thz-0c1d",
    " K7M2 Q9XW 4THZ 0C1D ",
    "k7m2q9xw4thzoCld",
    "k7m2.q9xw.4thz.0cid",
  ])("is recognised however it is typed: %s", (typed) => {
    expect(recoveryCode.parse(typed)).toBe(code);
  });

  it.each(["", "123456", "k7m2-q9xw-4thz", "k7m2-q9xw-4thz-0c1d-0000", "k7m2-q9xw-4thz-0c1u"])(
    "is refused: %s",
    (typed) => {
      expect(recoveryCode.safeParse(typed).error?.issues[0]?.message).toBe(
        "Enter one of your recovery codes: 16 letters and digits.",
      );
    },
  );
});
