import { isOwnColumn } from "@ats/core/candidates/own-columns";
import { checkRow, suggestMapping } from "@ats/core/candidates/candidate-import";
import { candidateInput } from "@ats/core/candidates/candidate-input";
import { email, emailKey } from "@ats/core/validation/email";
import { fullName } from "@ats/core/validation/person-name";
import { cleanRichText } from "@ats/core/validation/rich-text";
import { digitsTyped } from "@ats/core/validation/telephone-number";
import { sanitiseText } from "@ats/core/validation/text";
import { expect, test } from "vitest";
import { highlight } from "./highlight.ts";
import { normalise } from "./normalise.ts";
import { parseTerm } from "./term.ts";
import { candidateTokens } from "./tokens.ts";

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const one = <T>(from: readonly T[]): T => from[next(from.length)] as T;
  const some = <T>(from: readonly T[], most: number): T[] =>
    Array.from({ length: 1 + next(most) }, () => one(from));
  return { next, one, some };
}
const rounds = 20_000;

const letters = [..."aAbeEnoOsSßıİςΣéÉñøŁœæ李明王김민준ÖżأمدЖкёкรก"].concat([
  "e\u0301",
  "o\u0308",
  "कि",
  "र\u094d",
  "葛\u{e0100}",
]);
const marks = [..."'’`´‘-‐–  .,/·", "\u00a0", " "];
const unseen = [
  "\u200b",
  "\u00ad",
  "\u2060",
  "\ufeff",
  "\u3164",
  "\u2800",
  "\u200d",
  "\u200c",
  "\ufe0f",
  "\u202e",
];
const odd = ["<", ">", "&", "&amp;", '"', "{{", "\\", "%", "_", "👩", "\n", "\t", "0", "7"];

const nothing = new Set(unseen.concat("\u115f", "\u200e", "\u2066", "\uffa0"));
/** The text as a reader sees it. */
const shown = (text: string) =>
  [...text]
    .filter((character) => !nothing.has(character))
    .join("")
    .replaceAll("&amp;", "&")
    .trim();

const telephone = candidateInput.shape.contact_mobile_number;

/** The inputs for which something that must hold does not, in `rounds` rounds. */
function wrongOf(seed: number, round: (random: ReturnType<typeof randomFrom>) => unknown[]) {
  const random = randomFrom(seed);
  const wrong: unknown[] = [];
  for (let count = 0; count < rounds && wrong.length < 5; count++) wrong.push(...round(random));
  return wrong;
}
const unless = (holds: unknown, ...about: unknown[]) => (holds ? [] : [about]);

const blank = {
  contact_mobile_number: null,
  city: null,
  postcode: null,
  current_jobtitle: null,
  current_employer: null,
};

test("a name is stored as it shows or refused, and finds whoever is stored with it", () => {
  const wrong = wrongOf(1, ({ next, one, some }) => {
    const kinds = [
      letters,
      letters,
      letters,
      letters,
      marks,
      marks,
      unseen,
      next(4) ? letters : odd,
    ];
    const part = () =>
      some(
        kinds.flatMap((kind) => some(kind, 2)),
        9,
      ).join("");
    const typed = { first_name: next(8) ? part() : "", last_name: next(6) ? part() : one(unseen) };
    const seen = { first_name: shown(typed.first_name), last_name: shown(typed.last_name) };
    const { data, error } = candidateInput.safeParse({
      ...blank,
      ...typed,
      email: "a@mail.example",
    });
    if (!data)
      return unless(
        !fullName(seen) && error?.issues[0]?.message === "Enter the first name.",
        typed,
      );
    const tokens = [...candidateTokens({ ...data, candidate_number: 1 }).keys()];
    const isFound = (prefix: string) => tokens.some((token) => token.startsWith(prefix));
    const ways = [fullName(data), `${data.last_name} ${data.first_name}`, ...Object.values(seen)];
    return [
      ...unless(shown(data.first_name) === seen.first_name, typed, data),
      ...unless(shown(data.last_name) === seen.last_name, typed, data),
      ...unless(JSON.stringify(candidateInput.parse(data)) === JSON.stringify(data), typed, data),
      ...ways.flatMap((way) => {
        const term = parseTerm(way);
        highlight(way, seen);
        const isAmong =
          term?.whole.some(isFound) || (term?.words.length && term.words.every(isFound));
        return [
          ...unless(!term || isAmong, way, term, tokens),
          ...unless(normalise(normalise(way)) === normalise(way), way),
        ];
      }),
    ];
  });
  expect(wrong).toEqual([]);
});

test("an email is stored as it shows or refused, and is the same in every spelling of its domain", () => {
  const wrong = wrongOf(2, ({ next, one, some }) => {
    const name = () =>
      some([...letters, ..."abcxyz019", ".", "-", "+", "'", ...unseen], 9).join("");
    const domain = one([
      "mail",
      "Bücher",
      "xn--bcher-kva",
      "straße",
      "例子",
      "مثال",
      "ПОЧТА",
      "cafe\u0301",
      "ｍail",
    ])
      .split("")
      .join(next(3) ? "" : one(unseen.slice(0, 4)));
    const typed = `${one(["", " ", "\u200b"])}${name()}@${domain}.${one(["example", "公司", "рф", "EXAMPLE"])}`;
    const stored = email.safeParse(typed).data;
    if (stored === undefined) return [];
    const key = emailKey(stored);
    const [local = "", host = ""] = key.split("@");
    const capital = `${local}@${host.toUpperCase()}`;
    return [
      ...unless(shown(stored) === shown(typed), typed, stored),
      ...unless(email.safeParse(stored).data === stored, typed, stored),
      ...unless(emailKey(key) === key && emailKey(typed) === key, typed, key),
      ...unless(emailKey(capital) === key && /^[ -~]+$/.test(host), typed, key),
      ...unless(parseTerm(stored), typed),
    ];
  });
  expect(wrong).toEqual([]);
});

test("a telephone number is stored with the digits that were typed, or refused", () => {
  const wrong = wrongOf(3, ({ next, one, some }) => {
    const digits = some([..."0123456789"], 14).join("");
    const start = one([
      "",
      "0",
      "+44 ",
      "+44 (0)",
      "0044",
      "07700 9",
      "+91-",
      "+49",
      "(020) ",
      "tel:",
    ]);
    const gaps = digits.replace(/./g, (digit) =>
      next(4) ? digit : `${one([" ", "-", ".", "/", "–", "\u00a0", "\u200b"])}${digit}`,
    );
    const typed = `${start}${gaps}${next(5) ? "" : one([" ext 45", " x9", " (home)", " or 01", "a"])}`;
    const { data, error } = telephone.safeParse(typed);
    digitsTyped(typed);
    if (!data)
      return unless(error?.issues[0]?.message.startsWith("Enter the full telephone"), typed);
    const own = `${start}${digits}`.replace(/\D/g, "").replace(/^0+/, "");
    return [
      ...unless(/^\+[1-9]\d{6,14}$/.test(data) && telephone.parse(data) === data, typed, data),
      ...unless(
        data.endsWith(own.slice(-4)) ||
          !/\d$/.test(typed.trim()) ||
          /or 01/.test(typed) ||
          /ext|x9/.test(typed),
        typed,
        data,
      ),
    ];
  });
  expect(wrong).toEqual([]);
});

test("a table's row is imported as its cells show, or refused with the reason, whatever the headings", () => {
  const now = new Date("2026-11-27T09:00:00Z");
  const names = [
    "First name",
    "SURNAME",
    "E-mail",
    "Town",
    "Post code",
    "Job title",
    "Employer",
    "",
    "名前",
  ];
  const wrong = wrongOf(4, ({ next, one, some }) => {
    const headings = some(names, 7).map(
      (name) => `${next(3) ? "" : one([...unseen, " ", "\ufeff"])}${name}`,
    );
    const mapping = suggestMapping(headings);
    const cells = headings.map(() =>
      some([...letters, ...letters, ...marks, ...unseen, ...odd], 8).join(""),
    );
    const at = mapping.indexOf("email");
    if (at >= 0 && next(8)) cells[at] = "ann@mail.example";
    const row = checkRow({ headings, mapping, date_order: "day" }, cells, now);
    const fields = mapping.filter((field) => field !== null);
    return [
      ...unless(mapping.length === headings.length, headings),
      ...unless(new Set(fields).size === fields.length, headings, mapping),
      ...("candidate" in row
        ? mapping.flatMap((field, index) =>
            field && field !== "tags" && field !== "full_name" && !isOwnColumn(field)
              ? unless(
                  shown(String(row.candidate[field] ?? "")) ===
                    shown(cells[index] ?? "")
                      .replace(/^'(?=\d)/, "")
                      .trim(),
                  field,
                  cells[index],
                  row.candidate[field],
                )
              : [],
          )
        : unless(row.problems.length > 0 && row.problems.every(Boolean), cells)),
    ];
  });
  expect(wrong).toEqual([]);
});

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
const pieces = [
  "a <b",
  "x < y",
  "1 > 0",
  "R&D",
  "5 <6",
  "<3",
  "&",
  "“quoted”",
  "tea",
  "Café",
  "李明",
  "a<",
  "< b",
  "&lt",
  "if (a<b)",
];

test("words between tags are kept as they show, and what is clean stays as it is", () => {
  const tags = ["p", "strong", "em", "ul", "li", "span", "o:p", "font", "section", "unknown"];
  const wrong = wrongOf(5, ({ next, one, some }) => {
    const words = some(pieces, 5);
    const markup = words
      .map((word) => {
        const tag = one(tags);
        const [begin, end] = [next(5) ? `<${tag}>` : "", next(5) ? `</${tag}>` : ""];
        return `${begin}${escaped(word)}${end}`;
      })
      .join(one(["", " ", "<br>", "<script>no</script>", "<!-- no -->", "<style>p{}</style>"]));
    const clean = cleanRichText(markup);
    const raw = cleanRichText(words.join(" "));
    const typed = words.join(" ");
    const stored = sanitiseText(typed);
    const text = clean.replace(/<[^<>]*>/g, "\0");
    const inOrder = words.reduce(
      (from, word) => (from < 0 ? from : text.indexOf(escaped(word), from)),
      0,
    );
    return [
      ...unless(inOrder >= 0, markup, clean),
      ...unless(cleanRichText(clean) === clean, markup, clean),
      ...unless(cleanRichText(raw) === raw, typed, raw),
      ...unless(sanitiseText(stored) === stored, typed, stored),
      ...unless(stored === typed.trim(), typed, stored),
    ];
  });
  expect(wrong).toEqual([]);
});
