import { normalise, words } from "./normalise.ts";

/** Scripts in which the parts of a name stand together. */
const together = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;
/** More characters than a name of these scripts has. */
const longest = 12;

/**
 * Further words by which a name is found: parts that stand apart written as one, as "vanderberg" and
 * "derberg"; those that stand together, or that an apostrophe joins, written apart; and a Chinese,
 * Japanese or Korean name from each of its characters on, which holds for either order.
 */
export function joinedNames(first_name: string, last_name: string): string[] {
  const names = [first_name, last_name].map(words);
  const joined = [...names, ...[first_name, last_name].map(apart)].flatMap((parts) =>
    parts.map((_, place) => parts.slice(place).join("")),
  );
  const whole = [...names.toReversed().flat().join("").normalize("NFC")];
  const turned =
    together.test(whole.join("")) && whole.length <= longest
      ? whole.map((_, place) => words([...whole.slice(place), ...whole.slice(0, place)].join("")))
      : [];
  return [...joined, ...turned.flat()];
}

/** The ways to write a person's last and first name: as it is, joined and apart. */
export function nameSpellings(first_name: string, last_name: string): string[] {
  const names = [last_name, first_name];
  const ways = [
    [normalise(names.join(" "))],
    names.map((name) => words(name).join("")),
    names.map((name) => apart(name).join(" ")),
  ];
  return [...new Set(ways.map((parts) => parts.join(" ").trim()))].filter(Boolean);
}

/** The words of a name with those apart that are written as one: "Mc Donald", "De La Cruz". */
const apart = (name: string): string[] =>
  words(
    name
      .replace(apostrophe, " ")
      .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\bO)(?=\p{Lu}\p{Ll})/gu, " ")
      .replace(/\b(mc)(?=\p{L}{3})/giu, "$1 ")
      .replace(/\b(de)(la|las|los)(?=\p{L}{3})/giu, "$1 $2 ")
      .replace(/\b(v[ao]n)(de[rn]?)(?=\p{L}{3})/giu, "$1 $2 "),
  );

const apostrophe = /['`´ʹ-ʿˈˊˋ΄՚׳᾽᾿῾‘’‛′Ꞌꞌ＇｀]/g;
