import { words } from "./normalise.ts";

/** Scripts in which the parts of a name stand together. */
const together = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;
/** More characters than a name of these scripts has. */
const longest = 12;

/**
 * Further words by which a name is found: parts that stand apart written as one, as "vanderberg";
 * those that an apostrophe joins written apart; and a Chinese, Japanese or Korean name from each of
 * its characters on, which holds for either order.
 */
export function joinedNames(first_name: string, last_name: string): string[] {
  const names = [first_name, last_name].map(words);
  const joined = names.filter((parts) => parts.length > 1).map((parts) => parts.join(""));
  const apart = [first_name, last_name].flatMap((name) => words(name.replace(apostrophe, " ")));
  const whole = [...names.toReversed().flat().join("").normalize("NFC")];
  const turned =
    together.test(whole.join("")) && whole.length <= longest
      ? whole.map((_, place) => words([...whole.slice(place), ...whole.slice(0, place)].join("")))
      : [];
  return [...joined, ...apart, ...turned.flat()];
}

const apostrophe = /['`´ʹ-ʿˈˊˋ΄՚׳᾽᾿῾‘’‛′Ꞌꞌ＇｀]/g;
