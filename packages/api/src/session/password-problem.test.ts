import { passwordMessages } from "@ats/core/validation/password";
import { expect, test } from "vitest";
import { testPassword } from "../testing/records.ts";
import { passwordProblem } from "./password-problem.ts";

const owner = {
  email: "tom.ashdown@northgate.example",
  name: "Tom Ashdown",
  company_name: "Northgate Group",
};

test.each([
  "123456789012345",
  "qwertyuiopasdfg",
  "qwertyuiopasdfghjkl",
  "aaaaaaaaaaaaaaa",
  "abcdefghijklmnop",
  "passwordpassword1",
  "P@ssw0rdP@ssw0rd",
  "letmeinletmeinletmein",
  "iloveyouiloveyou",
  "manchesterunited",
  "liverpoolfc12345",
  "Summer2026Summer2026",
  "administrator123",
  "correct horse battery staple",
  "CorrectHorseBatteryStaple",
  "a".repeat(128),
])("Quality S3: a new password that attackers try first is refused: %s", async (password) =>
  expect(await passwordProblem(password, owner)).toBe(passwordMessages.guessable),
);

test.each(["TomAshdownNorthgate", "NorthgateGroup123456", "Tom-Ashdown-2026!!"])(
  "Quality S3: a new password made of its owner's name and company is refused: %s",
  async (password) =>
    expect(await passwordProblem(password, owner)).toBe(passwordMessages.personal),
);

test.each([
  "harbour teaspoon gravel",
  "violin gravel harbour teaspoon",
  "xk29fjq0zmv81pd",
  "ĄŻŹĆŃÓŁĘŚ ążźćń",
  `harbour teaspoon gravel ${"a".repeat(100)}`,
  testPassword,
])("Quality S3: a new password that is hard to guess is accepted: %s", async (password) =>
  expect(await passwordProblem(password, owner)).toBeUndefined(),
);
