import { folded } from "./name-words.ts";

const cyrillic: Record<string, string> = Object.fromEntries(
  "а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya ь - ъ - α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o"
    .split(" ")
    .reduce<[string, string][]>((pairs, letter, at, all) => {
      if (at % 2 === 0) pairs.push([letter, (all[at + 1] ?? "").replace("-", "")]);
      return pairs;
    }, []),
);
/**
 * The letters of a word as they are written in addresses, without what people write in two ways:
 * Müller and mueller, Юлия and yulia, Wójcik.
 */
export const addressLetters = (word: string) =>
  folded(word)
    .replace(/[\u0370-\u04ff]/g, (letter) => cyrillic[letter] ?? "")
    .replace(/[^a-z]/g, "")
    .replace(/([aou])e/g, "$1")
    .replace(/[yj]/g, "i")
    .replace(/w/g, "v")
    .replace(/i+/g, "i");

interface Explanation {
  /** Words of the name that the address has. */
  found: string[];
  /** Other words whose initial it has. */
  initials: number;
  /** Letters that the name does not explain. */
  rest: string;
}

function explain(name: string, local: string): Explanation {
  const words = name
    .split(/[\s,'’-]+/u)
    .map(addressLetters)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length);
  let rest = local
    .split(/[._-]+/)
    .map(addressLetters)
    .join(" ");
  const found = words.filter((word) => {
    const isFound = word.length > 1 && rest.includes(word);
    if (isFound) rest = rest.replace(word, " ");
    return isFound;
  });
  const others = words.filter((word) => !found.includes(word));
  const initials = others.filter((word) => rest.includes(word.charAt(0)));
  for (const word of initials) rest = rest.replaceAll(word.charAt(0), " ");
  return { found, initials: initials.length, rest: rest.replaceAll(" ", "") };
}

const isWord = (word: string) => word.length > 2;

/** True when an address is made of a name: nora.quill, nquill, quilln, nora1990. */
export function isNameOf(name: string, local: string): boolean {
  const { found, rest } = explain(name, local);
  if (!found.some(isWord)) return false;
  // A word alone is half a name, unless the address has nothing else.
  if (!name.includes(" ")) return rest === "";
  return rest === "" || (rest.length < 4 && (found.length > 1 || (found[0]?.length ?? 0) > 3));
}

/** True when an address has a word of a name, whatever else it has. */
export const hasWordOf = (name: string, local: string): boolean =>
  explain(name, local).found.some((word) => word.length > 3);

/** True when an address is made of two words of a name, or of a word and an initial, and of nothing else. */
export function isWholeNameOf(name: string, local: string): boolean {
  const { found, initials, rest } = explain(name, local);
  return rest === "" && found.some(isWord) && found.length + initials > 1;
}

/** True when an address is made of a first initial and the second word alone, as mquintanilla. */
export function isSecondNameOf(name: string, local: string): boolean {
  const [one = "", two = ""] = name.split(" ").map(addressLetters);
  return two.length > 3 && addressLetters(local) === one.charAt(0) + two;
}
