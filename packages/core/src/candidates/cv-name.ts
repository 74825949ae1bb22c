import { localPart } from "./cv-email.ts";
import {
  commonInHan,
  documentHeading,
  doubleSurnames,
  folded,
  isCommonWord,
  japaneseSurnames,
  languageOf,
  letterOpening,
  nameLabels,
  pageNumber,
  salutation,
  surnames,
} from "./cv-words.ts";
import {
  inUsualCase,
  nameWords,
  type PersonalName,
  splitName,
  withoutTitles,
} from "./personal-name.ts";

/** Segments of the first screen in which a name may stand without further evidence. */
const headLength = 12;

/** Another name is an employer or a place when so many segments are between them. */
const fewestBetween = 5;

/** Finds the name of the person whom a CV is about; undefined where it is not sure. */
export function nameIn(
  segments: readonly string[],
  emails: readonly string[],
  fileName: string,
): PersonalName | undefined {
  const language = languageOf(segments.join("\n"));
  const labelled = labelledName(segments, language);
  if (labelled) return labelled;
  const file = nameOfFile(fileName);
  const candidates = segments.flatMap((segment, at) => {
    const text = nameText(segment);
    return text ? [{ at, text, isAddressed: salutation.test(segment) }] : [];
  });
  const proven = candidates.find(
    ({ at, text }) =>
      isFooter(segments, at) ||
      emails.some((email) => isNameOf(text, localPart(email))) ||
      isSameName(text, file),
  );
  if (proven) return splitName(behindHeading(proven.text), language);
  const likely = candidates.filter(({ at, text }) => at < headLength && isLikely(text));
  const [first] = likely;
  const other = likely.find(({ text }) => folded(text) !== folded(first?.text ?? ""));
  if (first && isSure(first, other, segments, emails)) return splitName(first.text, language);
  const isWritten = file !== file.toLowerCase() && isLikely(file);
  return candidates.length === 0 && isWritten ? splitName(file, language) : undefined;
}

interface Candidate {
  at: number;
  text: string;
  isAddressed: boolean;
}

/** True for a name at the top, and for the only one unless the person's address is of another. */
function isSure(
  { at, text, isAddressed }: Candidate,
  other: Candidate | undefined,
  segments: readonly string[],
  emails: readonly string[],
): boolean {
  const isOtherAddress = spelt(text) !== "" && emails.some((email) => localPart(email) !== "");
  const isTop = segments.slice(0, at).every((segment) => isDocumentHeading(segment));
  if (!other) return isTop || !isOtherAddress;
  const isLetter = segments.some((segment) => letterOpening.test(folded(segment.slice(0, 40))));
  return isTop && !isLetter && !isAddressed && !isOtherAddress && other.at - at >= fewestBetween;
}

const isDocumentHeading = (segment: string) =>
  documentHeading.exec(folded(segment))?.[0].length === segment.length || !/\p{L}/u.test(segment);

/** The text of a segment if it can be a name. */
function nameText(segment: string): string | undefined {
  const heading = documentHeading.exec(folded(segment))?.[0] ?? "";
  const rest = heading ? segment.slice(heading.length) : segment;
  const text = withoutTitles(rest.trim());
  const words = nameWords(text.replace(",", " "), text.includes(","));
  if (!words || text.split(",").length > 2) return undefined;
  return words.every(isCommonWord) ? undefined : text;
}

/** A name behind the heading of the column beside it, as in "CONTACT Nora Quill". */
function behindHeading(text: string): string {
  const words = text.split(" ");
  const start = words.findIndex((word) => !isCommonWord(word));
  const rest = words.slice(start);
  return start > 0 && rest.length > 1 && !rest.some(isCommonWord) ? rest.join(" ") : text;
}

/** True in the footer of a page, which has its number beside the name. */
const isFooter = (segments: readonly string[], at: number) =>
  at >= headLength &&
  isLikely(nameText(segments[at] ?? "") ?? "") &&
  pageNumber.test(segments[at + 1] ?? "");

/** True for what is a name by its look alone, where one is expected. */
function isLikely(text: string): boolean {
  const words = nameWords(text.replace(",", " "), true) ?? [];
  if (words.some(isCommonWord)) return false;
  if (/^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}々ー\s]+$/u.test(text)) {
    if (commonInHan.test(text)) return false;
    const length = [...text.replace(/\s/g, "")].length;
    return words.length === 2
      ? length < 8
      : length > 1 &&
          length < 5 &&
          [surnames, doubleSurnames, japaneseSurnames].some((known) => known.test(text));
  }
  return words.length > 1 && words.length < 7;
}

/** A label with what stands behind or below it. */
function labelsIn(segments: readonly string[]) {
  return segments.flatMap((segment, at) => {
    const plain = folded(segment.slice(0, 100));
    for (const [label, part] of nameLabels) {
      const [written] = label.exec(plain) ?? [];
      if (written === undefined) continue;
      const beside = segment
        .slice(written.length)
        .replace(/^[\s:：.\-–/]+/, "")
        .trim();
      const value = beside || (segments[at + 1] ?? "");
      const text = withoutTitles(value);
      const words = nameWords(text.replace(",", " "), part === "last" || text.includes(","));
      return [{ part, value, text: words?.some((word) => !isCommonWord(word)) ? text : "" }];
    }
    return [];
  });
}

function labelledName(segments: readonly string[], language: string): PersonalName | undefined {
  const labels = labelsIn(segments);
  const valueOf = (asked: string) => labels.find(({ part, text }) => part === asked && text);
  const [first, last, name] = ["first", "last", "name"].map((part) => valueOf(part)?.text);
  const [isFirstAsked, isLastAsked] = ["first", "last"].map((asked) =>
    labels.some(({ part }) => part === asked),
  );
  if (first && (last || name))
    return [first, inUsualCase(["", last ?? name ?? ""], language)[1] ?? ""];
  if (last && name) return [name, last];
  const full = valueOf("full");
  if (full) return splitName(full.value, language);
  const reversed = valueOf("last first");
  if (reversed) return splitName(reversed.value, language === "en" ? "hu" : language);
  if (isLastAsked) return first ? [first, ""] : undefined;
  const whole = !isFirstAsked && valueOf("name");
  return whole ? splitName(whole.value, language) : undefined;
}

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
const spelt = (word: string) =>
  folded(word)
    .replace(/[\u0370-\u04ff]/g, (letter) => cyrillic[letter] ?? "")
    .replace(/[^a-z]/g, "")
    .replace(/([aou])e/g, "$1")
    .replace(/[yj]/g, "i")
    .replace(/w/g, "v")
    .replace(/(.)\1+/g, "$1");

/** True when an address is made of a name: nora.quill, nquill, quilln, nora1990. */
export function isNameOf(name: string, local: string): boolean {
  const letters = spelt(local);
  const words = name
    .split(/[\s,]+/)
    .map(spelt)
    .filter(Boolean);
  const found = words.filter((word) => word.length > 2 && letters.includes(word));
  if (found.length === 0) return false;
  const rest = found.reduce((left, word) => left.replace(word, ""), letters);
  const others = words.filter((word) => !found.includes(word));
  const initials = new Set(others.map((word) => word.charAt(0)));
  const isExplained = [...rest].every((letter) => initials.has(letter));
  return isExplained || (rest.length < 4 && (found.length > 1 || (found[0]?.length ?? 0) > 3));
}

const sortedWords = (name: string) =>
  folded(name)
    .match(/[^\s,]+/g)
    ?.toSorted() ?? [];
/** True for two names of the same words. */
const isSameName = (one: string, other: string) =>
  sortedWords(one).length > 1 && sortedWords(one).join(" ") === sortedWords(other).join(" ");

/** The words of a file's name that may be a person's, as in "Maria_Lopez_CV_2026.docx". */
const nameOfFile = (fileName: string): string =>
  fileName
    .slice(-255)
    .replace(/\.\w+$/, "")
    .replace(/[_.()+\s\d]+/g, " ")
    .replace(
      /\b(?:cv|r[eé]sum[eé]|curriculum|vitae|lebenslauf|final|copy|my|new|scan|letter|and|v)\b/gi,
      " ",
    )
    .replace(/\s-|-\s|^-|-$/g, " ")
    .replace(/\s+/g, " ")
    .trim();
