import type { InventedCv } from "./invented-cv.ts";
import { layouts, type Person } from "./layouts.ts";
import { countries, type Name } from "./people.ts";
import { secondSet } from "./second-set.ts";
import { thirdSet } from "./third-set.ts";

const pick = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replace(/[^a-z]/g, "");

/** Addresses as people make them: of their names, of one of them, or of neither. */
function addressOf([first, last]: Name, spelt: string | undefined, at: number): string {
  const [one, other] = [plain(first), plain(last)];
  const local =
    spelt ??
    pick(
      [
        `${one}.${other}`,
        `${one.charAt(0)}${other}`,
        `${other}${one.charAt(0)}`,
        `${one}_${other}`,
        `${one}1990`,
        "sunny.garden",
        `${one}${other}`,
      ],
      at,
    );
  const domain = pick(["mail.example", "post.example", "web-mail.co.example"], at);
  return `${local.replace(/^[._]|[._]$/g, "")}@${domain}`;
}

/** The national number's own spelling, or one of the international ones. */
function numberOf([national, code]: readonly [string, string], at: number) {
  const ending = String(120 + (at % 800));
  // The first zero, and Russia's 8, are not dialled from abroad.
  const abroad = `${national}${ending}`.replace(code === "7" ? /^8 ?/ : /^0/, "");
  const isBritish = code === "44";
  const written = pick(
    [
      isBritish ? `${national}${ending}` : `+${code} ${abroad}`,
      `+${code} ${abroad}`,
      `00${code} ${abroad}`,
      isBritish ? `+44 (0)${abroad}` : `+${code} ${abroad}`,
    ],
    at,
  );
  return { written, stored: `+${code}${abroad.replace(/\D/g, "")}` };
}

function inReadingOrder({ language }: { language: string }, [first, last]: Name, at: number) {
  if (language === "zh") return `${last}${first}`;
  if (language === "ja") return at % 4 === 3 ? `${last}${first}` : `${last} ${first}`;
  if (language === "ru" && first.includes(" "))
    return at % 2 ? `${last} ${first}` : `${first} ${last}`;
  return last ? `${first} ${last}` : first;
}

/** A number below `limit`, always the same for the same place and purpose. */
function chance(at: number, purpose: number, limit: number): number {
  let hash = Math.imul(at + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % limit;
}

function invent(at: number): InventedCv {
  const round = Math.floor(at / layouts.length);
  const isHeldOut = round % 2 === 1;
  const layout = pick(layouts, at);
  const withCase = countries.filter(({ language }) => !["ar", "zh", "ja"].includes(language));
  const pool = layout.isCased ? withCase : countries;
  const country = pick(pool, at * 5 + round * 3);
  const { names, spelt: letters, titles, places } = isHeldOut ? country.heldOut : country;
  const place = chance(at, 0, names.length);
  const name = pick(names, place);
  const spelt = letters && pick(letters, place);
  const { written, stored } = numberOf(country.mobile, chance(at, 1, 10_000));
  const day = `${10 + (at % 18)}`;
  const person: Person = {
    country,
    name,
    full: inReadingOrder(country, name, chance(at, 2, 100)),
    title: pick(titles, chance(at, 3, 100)),
    place: pick(places, chance(at, 4, 100)),
    email: addressOf(name, spelt, chance(at, 5, 100)),
    phone: written,
    birth: pick([`${day}/04/1988`, `${day}.04.1988`, `1988-04-${day}`], at),
  };
  const lacks = (fact: "name" | "email" | "phone") => layout.lacks?.includes(fact);
  return {
    layout: layout.says,
    language: country.language,
    text: layout.text(person),
    fileName:
      layout.fileName?.(person) ?? pick(["CV.pdf", "scan0001.pdf", "my cv final 2.docx"], at),
    facts: {
      first_name: lacks("name") ? "" : name[0],
      last_name: lacks("name") ? "" : name[1],
      email: lacks("email") ? "" : person.email,
      contact_mobile_number: lacks("phone") ? "" : stored,
    },
    set: isHeldOut ? "held out" : "first",
  };
}

export const corpus: readonly InventedCv[] = [
  ...Array.from({ length: 200 }, (_, at) => invent(at)),
  ...secondSet,
  ...thirdSet,
];
