import { describe, expect, it } from "vitest";
import { email, isEmail } from "./email.ts";

describe("Specification §5, email address", () => {
  it.each([
    "ann@northgate.example",
    "ann.o'brien+jobs@north-gate.co.uk",
    "łukasz.żółć@przykład.example",
    "用户@例子.公司",
    `a@b.${"x".repeat(63)}`,
  ])("%s is valid", (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    ".ann@northgate.example",
    "ann.@northgate.example",
    "ann..lee@northgate.example",
    "ann@northgate..example",
    "ann@northgate",
    "ann@northgate.e",
    `a@b.${"x".repeat(64)}`,
    "ann@northgate.ex4mple",
    "ann@-northgate.example",
    "ann lee@northgate.example",
    "ann@north gate.example",
    "@northgate.example",
    "",
  ])("%s is refused", (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it("says so in the specification's words", () => {
    expect(email.safeParse("ann").error?.issues[0]?.message).toBe("E-mail must be valid.");
  });

  it("answers at once for a long hostile address", () => {
    expect(isEmail(`${"a.".repeat(120)}@${"b-".repeat(5000)}`)).toBe(false);
  });
});
