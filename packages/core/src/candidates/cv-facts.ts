import { emailsIn, localPart } from "./cv-email.ts";
import { nameIn, namesIn } from "./cv-name.ts";
import { telephoneIn } from "./cv-telephone.ts";
import { headingInHan, isHeadingWord, refereeHeading } from "./cv-words.ts";
import { isNameOf } from "./name-evidence.ts";
import { folded } from "./name-words.ts";

/**
 * Details read from a CV; what is not sure is empty. A person confirms them before they are saved.
 */
export interface CvFacts {
  first_name: string;
  /** Empty as well for who has one name only. */
  last_name: string;
  email: string;
  contact_mobile_number: string;
}

/** Nobody gives their contact details later than this many characters. */
const longestHead = 30_000;
/** Or in the footer of the last page. */
const longestFooter = 500;
const mostSegments = 60;
/** A longer line is prose. */
const longestSegment = 200;

/** Nobody has more. */
const mostEmails = 20;

/** Reads a person's details from a CV's text, or the name from its file name. */
export function cvFacts(text: string, fileName: string): CvFacts {
  const head = (
    text.length > longestHead + longestFooter
      ? `${text.slice(0, longestHead)}\n${text.slice(-longestFooter)}`
      : text
  ).normalize("NFC");
  const own = withoutReferees(head);
  const emails = emailsIn(own.join("\n")).slice(0, mostEmails);
  const segments = own
    .flatMap((line) => joinedLetters(line).split(/[\t|•·;]|\s{3,}|\s[–—-]\s/))
    .map((part) =>
      part
        .replace(/[#*>]+/g, " ")
        .trim()
        .replace(/\s+/g, " "),
    );
  const near = segments.filter(({ length }) => length > 0 && length <= longestSegment);
  const read = [...near.slice(0, mostSegments), ...near.slice(mostSegments).slice(-6)];
  const name = nameIn(read, emails, fileName);
  const email = ownEmail(emails, name?.join(" ") ?? "", read);
  const others = emails.filter((other) => other !== email);
  return {
    first_name: name?.[0] ?? "",
    last_name: name?.[1] ?? "",
    email: email === email.toUpperCase() ? email.toLowerCase() : email,
    contact_mobile_number: telephoneIn(own.filter((line) => !isOthers(line, email, others))) ?? "",
  };
}

/** The address made of the person's name, or the first that is neither an office's nor another person's. */
const ownEmail = (emails: readonly string[], name: string, segments: readonly string[]): string =>
  emails.find((email) => isNameOf(name, localPart(email))) ??
  emails.find((email) => {
    const local = localPart(email);
    return local && !segments.some((segment) => isAnyNameOf(segment, local));
  }) ??
  "";

const isAnyNameOf = (segment: string, local: string) =>
  namesIn(segment).some((name) => isNameOf(name, local));

/** True for a line with an office's or another person's address, whose number is theirs too. */
const isOthers = (line: string, email: string, others: readonly string[]) =>
  others.some((other) => line.includes(other)) && !(email && line.includes(email));

/** A name in letters set apart: N O R A   Q U I L L. */
const joinedLetters = (line: string) =>
  /^\s*\p{L}(?:\s+[\p{L}'’-]){5,80}\s*$/u.test(line)
    ? line
        .trim()
        .replace(/(?<=\S) (?=\S)/gu, "")
        .replace(/\s+/g, " ")
    : line;

const isHeading = (line: string) =>
  line !== "" && (headingInHan.test(line) || line.split(/\s+/).every(isHeadingWord));

/** The lines of a text, apart from those that give other people's details. */
function withoutReferees(text: string): string[] {
  let isOther = false;
  return text.split(/\r\n|[\r\n\f\u2028\u2029]/).filter((line) => {
    const plain = folded(line.slice(0, 80)).trim();
    if (refereeHeading.test(plain)) isOther = true;
    else if (isOther && isHeading(plain)) isOther = false;
    return !isOther;
  });
}
