import { describe, expect, test } from "vitest";
import { addCandidate } from "../candidates/details-contract.ts";
import { answerProblem } from "../jobs/answer.ts";
import { applicationInput } from "../careers/contract.ts";
import { email, emailKey, emailMessage } from "./email.ts";
import { isBlank, withoutInvisible } from "./invisible.ts";
import { plainText } from "./text.ts";

/** Characters and combinations that show nothing. */
const blanks = [
  "",
  " ",
  "\u00a0",
  "\u3000",
  "\u00ad",
  "\u034f",
  "\u115f\u1160",
  "\u180e",
  "\u200b",
  "\u200c\u200d",
  "\u200e \u200f",
  "\u202a\u202c",
  "\u2060\u2061",
  "\u2800",
  "\u3164",
  "\ufe0f",
  "\ufeff",
  "\uffa0",
  "\u{e0100}",
  "\u{e0020}\u{e007f}",
  "\u3164\ufe0f\u200d\u3164",
];
const written = (text: string) =>
  JSON.stringify(text).replace(/[^ -~]/gu, (c) => `U+${c.codePointAt(0)?.toString(16)}`);
const named = blanks.map((blank) => [written(blank), blank] as const);

describe("Quality A1: a text that shows nothing is empty:", () => {
  test.each(named)("%s", (_, blank) => {
    expect(isBlank(blank)).toBe(true);
    expect(withoutInvisible(blank)).toBe("");
    expect(plainText(100, "Enter the title.").safeParse(blank).error?.issues[0]?.message).toBe(
      "Enter the title.",
    );
    const question = {
      id: crypto.randomUUID(),
      type: "text" as const,
      text: "Why?",
      is_required: true,
      options: [],
      knock_out: [],
    };
    expect(answerProblem(question, [blank])).toBe("Answer this question.");
    const nameless = { first_name: blank, last_name: blank, email: "ann@mail" };
    expect(problemsOf(addCandidate.body, nameless)).toMatchObject({
      first_name: "Enter the first name.",
      email: emailMessage,
    });
    expect(problemsOf(applicationInput, nameless)).toMatchObject({
      first_name: "Enter your first name.",
      email: emailMessage,
    });
  });
});

const problemsOf = (
  schema: {
    safeParse(input: unknown): {
      error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
    };
  },
  input: unknown,
) =>
  Object.fromEntries(
    (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
      String(path[0]),
      message,
    ]),
  );

test.each([
  ["Ann\u200b", "Ann"],
  ["\ufeffAn\u00adn\u2060 Bell\u3164", "Ann Bell"],
  ["\u202eAnn\u202c", "Ann"],
  // Persian, Hindi and Japanese names, and a family of signs, are written with joiners and selectors.
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["क\u094d\u200dष", "क\u094d\u200dष"],
  ["葛\u{e0100}城", "葛\u{e0100}城"],
  ["👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"],
  ["Ann\u200d", "Ann"],
  ["\u200cAnn\u200d\u200dBell", "AnnBell"],
])("%j is stored as %j", (typed, stored) => expect(withoutInvisible(typed)).toBe(stored));

test("an email is stored without the invisible characters that are pasted with it", () => {
  for (const typed of [
    "\u200bann@mail.example",
    "ann@mail.example\u200b\u00a0",
    "an\u00adn@ma\u2060il.exam\ufeffple",
    "\u202aann@mail.example\u202c",
  ])
    expect(email.parse(typed)).toBe("ann@mail.example");
  expect(email.safeParse("\u200b").error?.issues[0]?.message).toBe(emailMessage);
  expect(email.parse("Ann@Bücher.example")).toBe("Ann@Bücher.example");
});

test.each([
  ["Ann@Bücher.example", "ann@xn--bcher-kva.example"],
  ["ann@BÜCHER.Example", "ann@xn--bcher-kva.example"],
  ["ann@xn--bcher-kva.EXAMPLE", "ann@xn--bcher-kva.example"],
  [" ann@bu\u0308cher.example\u200b", "ann@xn--bcher-kva.example"],
  ["ａｎｎ＠ｍａｉｌ．ｅｘａｍｐｌｅ", "ann@mail.example"],
  ["用户@例子.公司", "用户@xn--fsqu00a.xn--55qx5d"],
  ["José@mail.example", "josé@mail.example"],
  ["ann@bü cher", "ann@bü cher"],
  ["", ""],
])("%j is compared as %j", (address, key) => expect(emailKey(address)).toBe(key));
