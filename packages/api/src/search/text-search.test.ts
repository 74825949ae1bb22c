import { type Kysely, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { testDatabase } from "../testing/database.ts";
import { excerptOf } from "./text-excerpt.ts";
import { textQuery } from "./text-query.ts";
import { textVector } from "./text-words.ts";

let db: Kysely<Tables>;

beforeAll(async () => {
  db = await testDatabase();
});

async function isFound(text: string, term: string): Promise<boolean> {
  const { tsquery = "", byPairs = "" } = textQuery(term) ?? {};
  const { rows } = await sql<Record<"found" | "byPairs", boolean>>`
    select words @@ ${tsquery}::tsquery as found, words @@ ${byPairs}::tsquery as "byPairs"
    from (select ${textVector(text)}::tsvector as words) t`.execute(db);
  expect(rows[0]?.byPairs).toBe(rows[0]?.found);
  return rows[0]?.found ?? false;
}

/** The terms by which a text is not found. */
const missing = async (text: string, terms: string[]) => {
  const found = await Promise.all(terms.map((term) => isFound(text, term)));
  return terms.filter((_, at) => !found[at]);
};

describe("a search in CVs finds", () => {
  test.each([
    [
      "each word of a list with slashes, commas or brackets",
      "Skills: HTML/CSS/JavaScript, Word/Excel,PowerPoint (Access) [SQL];Outlook|Teams_Slack",
      "HTML CSS JavaScript Word Excel PowerPoint Access SQL Outlook Teams Slack HTML/CSS",
    ],
    [
      "sentences without a space between them",
      "worked in logistics.Managed vans",
      "logistics vans",
    ],
    [
      "names of technologies, whole and by part",
      "Node.js, ASP.NET, C++, C#, TCP/IP, CI/CD, R&D; A&E, HTML5 and PRINCE2",
      "node.js NodeJS node js ASP.NET .NET net c++ C# TCP/IP CI/CD R&D A&E HTML HTML5 prince2",
    ],
    [
      "words of two letters and words that are often left out",
      "IT, AI and HR at WHO",
      "IT AI hr WHO",
    ],
    [
      "acronyms in the plural, and with full stops",
      "KPIs and CVs for the N.H.S.",
      "KPI CV cvs NHS",
    ],
    [
      "other forms of a word",
      "Managed nurses and résumés",
      "nurse nursing managing manager resume",
    ],
    [
      "words with hyphens, in each way",
      "Front-end co‑ordinator",
      "front-end frontend end coordinator",
    ],
    [
      "a word that is parted at the end of a line",
      "for develop-\nment of soft\u00adware",
      "development software",
    ],
    [
      "addresses and names, whole and by part",
      "Nora O’Neill, n.quill@mail.example",
      "O'Neill oneill neill quill mail.example n.quill@mail.example",
    ],
    [
      "email and web addresses by their host, its parts and what stands before it",
      "n.quill@mail.example.net; mailto:N.QUILL@ZWORK.NET, https://www.zquill.net/zcv, www.zpage.co.uk",
      "n.quill@mail.example.net quill n.quill mail.example.net example.net example MAIL.EXAMPLE.NET " +
        "n.quill@zwork.net zwork zwork.net https://www.zquill.net/zcv www.zquill.net zquill.net " +
        "zquill zcv zpage www.zpage.co.uk zpage.co.uk",
    ],
    [
      "a word after a dot where it ends no address",
      "ASP.NET,.NET@work Sales.Com @nora.quill",
      ".NET net com quill nora.quill work",
    ],
  ])("%s", async (_, text, terms) => {
    expect(await missing(text, terms.split(" "))).toEqual([]);
  });

  test("no address by the ending of its domain", async () => {
    const text = "n.quill@mail.example.net, https://www.zquill.net/zcv, www.zpage.com";
    const terms = [".NET", "net", "NET", ".com", "com", '"example nurse"', "nurse.net"];
    expect(await missing(text, terms)).toEqual(terms);
  });

  test.each([
    ["French", "Élève à Besançon", "eleve Elève BESANCON besançon"],
    ["German", "Straßenbau in Zürich", "Strassenbau straßenbau zurich Zürich"],
    ["Polish", "Łódź, Kraków", "lodz łódź krakow"],
    ["Czech, with marks apart from their letters", "Dvor\u030Ca\u0301k", "dvorak Dvořák"],
    ["Turkish", "İstanbul", "istanbul İSTANBUL"],
    ["Greek", "Αθήνα, νοσηλευτής", "αθηνα ΑΘΉΝΑ ΝΟΣΗΛΕΥΤΗΣ"],
    ["Russian", "Королёв", "королев КОРОЛЁВ"],
    ["Hebrew", "אָחוֹת", "אחות"],
    ["Arabic", "مُمَرِّضة", "ممرضة"],
    ["Hindi", "नर्स दिल्ली", "नर्स दिल्ली"],
    ["wide letters", "Ｊａｖａ Ｃ＋＋", "java C++"],
  ])("words in %s, with and without accents", async (_, text, terms) => {
    expect(await missing(text, terms.split(" "))).toEqual([]);
  });

  test.each([
    ["Chinese", "精通软件工程与Java开发", "软件 工程 软件工程 开发 Java 精"],
    ["Japanese", "東京でソフトウェアを開発", "東京 ソフトウェア 開発"],
    ["Korean", "서울대학교병원 간호사", "대학교 병원 간호사"],
    ["Thai", "พยาบาลวิชาชีพ", "พยาบาล วิชาชีพ"],
  ])("words by part in %s, which sets no spaces", async (_, text, terms) => {
    expect(await missing(text, terms.split(" "))).toEqual([]);
  });

  test("phrases, alternatives and exclusions", async () => {
    const text = "Head of IT for a night shift in dementia care";
    const terms = [
      '"head of IT"',
      '"night shift" dementia',
      "welder or care",
      "care -welder",
      "-welder",
    ];
    expect(await missing(text, terms)).toEqual([]);
    const others = [
      '"shift night"',
      "night -dementia",
      'care -"night shift"',
      "welder or baker",
      "night welder",
    ];
    expect(await missing(text, others)).toEqual(others);
  });

  test("a CV without the little words of a search, unless there are no others or they are quoted", async () => {
    const text = "IT manager, The Willows";
    expect(await missing(text, ["manager of the IT", "the"])).toEqual([]);
    expect(await missing(text, ["of", '"manager of IT"', "manager OF"])).toHaveLength(3);
  });
});

test("each phrase of two to five words in a text is found, and none whose words are apart", async () => {
  const text = "Node.js and front-end C#, in CI/CD: key stage 2, stage 2 key, 软件工程师 Java 東京";
  const words = text.split(/[\s,:]+/);
  const phrases = words.flatMap((_, at) =>
    [2, 3, 4, 5].map((count) => `"${words.slice(at, at + count).join(" ")}"`),
  );
  expect(await missing(text, phrases)).toEqual([]);
  const apart = [
    '"node and"',
    '"key stage 2 key"',
    '"2 key stage"',
    '"软工"',
    '"软件师"',
    '"Java 京"',
  ];
  expect(await missing(text, apart)).toEqual(apart);
});

test("Quality P4: two words that follow each other are looked up as one, not by their places in each CV", () => {
  const terms = '"night shift" R&D CI/CD node.js 软件 -"head of"';
  expect(textQuery(terms)?.byPairs).not.toContain("<->");
});

test("a search for C#, .NET, GPS or a part of a Chinese word does not find what only resembles it", async () => {
  const text = "C programmer, net sales, GP surgery. 软硬件";
  expect(await missing(text, ["C", "net", "GP", "C#", "C++", ".NET", "GPS", "软件"])).toEqual([
    "C#",
    "C++",
    ".NET",
    "GPS",
    "软件",
  ]);
});

test.each(["", "  ", '"', "-", "or", "-or", '""', "&|!()<->:*'\\", '-"', "👩‍⚕️"])(
  "a search for %j, without a word, finds nothing",
  async (term) => expect(await isFound("or a b", term)).toBe(false),
);

test("a CV of 200,000 different characters is stored, and found by its first words", async () => {
  const text = Array.from({ length: 100_000 }, (_, at) =>
    String.fromCodePoint(0x2_0000 + ((at * 7919) % 42_000)),
  ).join("");
  expect(await isFound(`nurse ${text}`, "nurse")).toBe(true);
});

describe("the passage of a CV that is shown", () => {
  const marked = (text: string, term: string) => {
    const excerpt = excerptOf(text, textQuery(term)?.phrases ?? []);
    return [excerpt.text, ...excerpt.ranges.map(([start, end]) => excerpt.text.slice(start, end))];
  };

  test("has the text as it was written, and marks what was found", () => {
    expect(marked("Skills: Word/Excel,\n Node.js & C#", "excel nodejs c# -cobol")).toEqual([
      "Skills: Word/Excel, Node.js & C#",
      "Excel",
      "Node.js",
      "C#",
    ]);
    expect(marked("Élève à Besançon", "eleve")).toEqual(["Élève à Besançon", "Élève"]);
    expect(marked("精通软件工程", "软件")).toEqual(["精通软件工程", "软件"]);
  });

  test("marks a phrase, and none of its words apart", () => {
    expect(marked("Night nurse on the night shift", '"night shift"')).toEqual([
      "Night nurse on the night shift",
      "night",
      "shift",
    ]);
  });

  test("is two passages where the words are far apart", () => {
    const [text, ...words] = marked(
      `Forklift driver. Forklift licence. ${"Other work. ".repeat(40)} Speaks Welsh.`,
      "forklift welsh",
    );
    expect(text).toMatch(/^Forklift driver.+ … .+Welsh$/);
    expect(words).toEqual(["Forklift", "Forklift", "Welsh"]);
  });

  test("is the beginning where words are only excluded", () => {
    expect(marked("Forklift driver", "-welder")).toEqual(["Forklift driver"]);
  });
});
