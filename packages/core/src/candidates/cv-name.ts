import { localPart } from "./cv-email.ts";
import {
  commonInHan,
  documentHeading,
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
  addressLetters,
  hasWordOf,
  isNameOf,
  isSecondNameOf,
  isWholeNameOf,
} from "./name-evidence.ts";
import { doubleFamilyName, folded, isParticle } from "./name-words.ts";
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
  let name = labelledName(segments, language);
  if (!name) {
    const written = writtenName(segments, emails, nameOfFile(fileName));
    name = written ? splitName(written, language) : undefined;
  }
  return name && withTwoSurnames(name, emails);
}

/** The name for which there is the best evidence. */
function writtenName(segments: readonly string[], emails: readonly string[], file: string) {
  const candidates = candidatesIn(segments);
  return (
    addressedName(segments, emails) ??
    provenName(candidates, segments, emails, file) ??
    nameInFile(candidates, emails, file) ??
    likelyName(candidates, segments, emails)
  );
}

/** Marisol / Quintanilla Vega, whose address is mquintanilla. */
function withTwoSurnames([first, last]: PersonalName, emails: readonly string[]): PersonalName {
  const [given = "", surname, ...others] = first.split(" ");
  const isSurname =
    surname &&
    others.length === 0 &&
    emails.some((email) => isSecondNameOf(first, localPart(email)));
  return isSurname ? [given, `${surname} ${last}`] : [first, last];
}

/** The name of which an address is made, wherever it stands. */
function addressedName(segments: readonly string[], emails: readonly string[]) {
  const pairs = segments
    .slice(0, headLength)
    .flatMap((first, at) => nameOfTwoLines(first, segments[at + 1] ?? ""));
  const locals = [...new Set(emails.map(localPart))];
  for (const run of new Set([...segments.flatMap(nameRuns), ...pairs]))
    for (const local of locals) {
      const name = wholeNameIn(run, local);
      if (name) return name;
    }
  return undefined;
}

/** A name in the footer, of the person's address or of the file. */
function provenName(
  candidates: readonly Candidate[],
  segments: readonly string[],
  emails: readonly string[],
  file: string,
) {
  const proven = candidates.find(
    ({ at, text }) =>
      isFooter(segments, at) ||
      emails.some((email) => isNameOf(text, localPart(email))) ||
      isSameName(text, file),
  );
  return proven ? behindHeading(proven.text) : undefined;
}

/** The file's name, where the address is made of it or the text has no other. */
function nameInFile(candidates: readonly Candidate[], emails: readonly string[], file: string) {
  const isWritten = file !== file.toLowerCase() && isLikely(file);
  const addressed = emails.map((email) => wholeNameIn(file, localPart(email))).find(Boolean);
  return addressed ?? (isWritten && candidates.length === 0 ? file : undefined);
}

/** The first text in the head that looks as a name, if no other does or it is sure enough. */
function likelyName(
  candidates: readonly Candidate[],
  segments: readonly string[],
  emails: readonly string[],
) {
  const likely = candidates.filter(({ at, text }) => at < headLength && isLikely(text));
  const [first] = likely;
  const other = likely.find(({ text }) => folded(text) !== folded(first?.text ?? ""));
  return first && isSure(first, other, segments, emails) ? first.text : undefined;
}

interface Candidate {
  at: number;
  text: string;
  isAddressed: boolean;
}

const candidatesIn = (segments: readonly string[]): Candidate[] =>
  segments.flatMap((segment, at) => {
    const text = nameText(segment);
    return text ? [{ at, text, isAddressed: salutation.test(segment) }] : [];
  });

/**
 * True for a name at the top, and for the only one that stands below headings, or near an address or
 * number.
 */
function isSure(
  { at, text, isAddressed }: Candidate,
  other: Candidate | undefined,
  segments: readonly string[],
  emails: readonly string[],
): boolean {
  const isOtherAddress =
    addressLetters(text) !== "" &&
    emails.some((email) => localPart(email) && !hasWordOf(text, localPart(email)));
  const before = segments.slice(0, at);
  const isTop = before.every(isDocumentHeading);
  if (!other) {
    const isBelowHeadings = before.every(isHeading);
    return isTop || (!isOtherAddress && (isBelowHeadings || isNearContact(segments, at)));
  }
  const isLetter = segments.some((segment) => letterOpening.test(folded(segment.slice(0, 40))));
  return isTop && !isLetter && !isAddressed && !isOtherAddress && other.at - at >= fewestBetween;
}

/** An address, or the digits of a telephone number. */
const contact = /@|(?:\d[\s().-]{0,3}){9}/;
const isNearContact = (segments: readonly string[], at: number) =>
  segments.slice(Math.max(0, at - 3), at + 4).some((segment) => contact.test(segment));

const punctuation =
  /[,;()<>"“”«»/|*#]|['’]s(?![\p{L}\p{M}])|\s[–—-]\s|(?<=\p{Ll}{3})[.!?](?=\s|$)/u;

/** Two or more words in a row that have the form of a name. */
export const namesIn = (segment: string): string[] =>
  withoutHeading(segment)
    .split(punctuation)
    .flatMap((clause) => clause.split(/[:：]/))
    .flatMap(runsOf);

/** The same, apart from those behind other people's labels. */
function nameRuns(segment: string): string[] {
  const [label = "", ...values] = segment.split(/[:：]/);
  const isOthers = values.length > 0 && label.split(/\s+/).some(isCommonWord);
  return isOthers ? [] : namesIn(segment);
}

function runsOf(clause: string): string[] {
  const runs: string[][] = [[]];
  for (const word of clause.split(/\s+/)) {
    const run = runs.at(-1) ?? [];
    if (nameWords(word) || (run.length > 0 && isParticle(word))) run.push(word);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 1 && length < 9).map((run) => run.join(" "));
}

/** First and last name on lines of their own. */
function nameOfTwoLines(first: string, last: string): string[] {
  const [start = ""] = last.split(" ");
  const isPair =
    nameWords(first)?.length === 1 &&
    nameWords(last, true) &&
    (start === last || isParticle(start));
  return isPair && !isCommonWord(first) ? [`${first} ${last}`] : [];
}

/** A run of words without the common ones around the name of which an address is made. */
function wholeNameIn(run: string, local: string): string | undefined {
  const words = run.split(" ");
  if (!isWholeNameOf(run, local) || words.every(isCommonWord)) return undefined;
  const isExplained = (word: string) => addressLetters(local).includes(addressLetters(word));
  const isPart = (word: string) => !isCommonWord(word) || isExplained(word);
  const last = words.findLastIndex(isPart);
  // A word that a common one follows may be of a post: Angel Baptiste, Hair Stylist.
  const isPost = last < words.length - 1 && !isExplained(words[last] ?? "");
  const end = isPost ? words.findLastIndex(isExplained) : last;
  const name = words.slice(words.findIndex(isPart), end + 1).join(" ");
  return isWholeNameOf(name, local) ? name : undefined;
}

/** True for a heading, a post, a number or an address, which may stand before a name. */
const isHeading = (segment: string) =>
  isDocumentHeading(segment) ||
  contact.test(segment) ||
  commonInHan.test(segment) ||
  segment.split(" ").every(isCommonWord);

const isDocumentHeading = (segment: string) =>
  documentHeading.exec(folded(segment))?.[0].length === segment.length || !/\p{L}/u.test(segment);

function withoutHeading(segment: string): string {
  const heading = documentHeading.exec(folded(segment))?.[0] ?? "";
  return segment.slice(heading.length).trim();
}

const isSentence = (text: string) => /\p{L}{4}\.$/u.test(text);

/** The text of a segment if it can be a name. */
function nameText(segment: string): string | undefined {
  const text = withoutTitles(withoutHeading(segment));
  const words = nameWords(text.replace(",", " "), text.includes(","));
  if (!words || text.split(",").length > 2 || isSentence(text)) return undefined;
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
          [surnames, doubleFamilyName, japaneseSurnames].some((known) => known.test(text));
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
