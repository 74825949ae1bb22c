import { emailsIn, localPart } from "./cv-email.ts";
import { isNameOf, nameIn } from "./cv-name.ts";
import { telephoneIn } from "./cv-telephone.ts";
import { folded, headingInHan, isCommonWord, refereeHeading } from "./cv-words.ts";

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

/** Reads a person's details from a CV's text, or the name from its file name. */
export function cvFacts(text: string, fileName: string): CvFacts {
  const own = withoutReferees(
    (text.length > longestHead + longestFooter
      ? `${text.slice(0, longestHead)}\n${text.slice(-longestFooter)}`
      : text
    ).normalize("NFC"),
  );
  const emails = emailsIn(own.join("\n"));
  const segments = own
    .flatMap((line) => line.split(/[\t|•·;]|\s{3,}|\s[–—-]\s/))
    .map((part) => part.trim().replace(/\s+/g, " "));
  const near = segments.filter(({ length }) => length > 0 && length <= longestSegment);
  const name = nameIn(
    [...near.slice(0, mostSegments), ...near.slice(mostSegments).slice(-6)],
    emails,
    fileName,
  );
  return {
    first_name: name?.[0] ?? "",
    last_name: name?.[1] ?? "",
    email: ownEmail(emails, name?.join(" ") ?? ""),
    contact_mobile_number: telephoneIn(own) ?? "",
  };
}

/** The address made of the person's name, or the first that is not an office's. */
const ownEmail = (emails: readonly string[], name: string): string =>
  emails.find((email) => isNameOf(name, localPart(email))) ??
  emails.find(localPart) ??
  emails[0] ??
  "";

const isHeading = (line: string) =>
  line !== "" && (headingInHan.test(line) || line.split(/\s+/).every(isCommonWord));

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
