import { describe, expect, it } from "vitest";
import { newPasswordProblem, passwordMessages as says } from "./password.ts";

const owner = {
  email: "t.ashdown@northgate.example",
  name: "Tom Ashdown",
  company_name: "Northgate Group",
};
const problem = (password: string) => newPasswordProblem(password, owner);

describe("Quality S3: a new password has 15 to 128 characters", () => {
  it.each([
    ["fourteen chars", says.short],
    ["", says.short],
    ["x".repeat(129), says.long],
    ["😀".repeat(14), says.short],
  ])("%s is refused", (password, message) => expect(problem(password)).toBe(message));

  it.each(["fifteen letters", "x".repeat(128), "😀".repeat(15), "😀".repeat(128)])(
    "%s is accepted",
    (password) => expect(problem(password)).toBeUndefined(),
  );
});

describe("Quality S3: a new password needs no particular kinds of character", () => {
  it.each([
    "harbour teaspoon gravel",
    "314159265358979",
    "!!! !!! !!! !!!",
    "ĄŻŹĆŃÓŁĘŚ ążźćń",
    "密码密码密码密码密码密码密码密",
  ])("%s is accepted", (password) => expect(problem(password)).toBeUndefined());
});

describe("Quality S3: a new password is not just the name, the email address or the company's name", () => {
  it.each([
    "t.ashdown@northgate.example",
    "T.ASHDOWN@Northgate.example!",
    "Tom Ashdown 2026!",
    "TomAshdownTomAshdown",
    "Ashdown19830419!",
    "NorthgateGroup123456",
    "Northgate-2026-Northgate",
    "NorthgateRocks2026",
    "NorthgateGroup Northgate",
    "Northgate Group tom.ashdown",
    "northgate-group-northgate",
  ])("%s is refused", (password) => expect(problem(password)).toBe(says.personal));

  it.each(["Northgate Group is hiring", "tom.ashdown likes gravel", "83920174 1938 57"])(
    "%s has more than that, and is accepted",
    (password) => expect(problem(password)).toBeUndefined(),
  );

  it("compares with the email address alone when the company is unknown", () => {
    const { email } = owner;
    expect(newPasswordProblem(email, { email })).toBe(says.personal);
    expect(newPasswordProblem("Northgate Group!", { email: "ann@mail.example" })).toBeUndefined();
  });
});
