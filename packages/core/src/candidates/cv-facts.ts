import { toE164 } from "../validation/telephone-number.ts";

/**
 * Details guessed from a CV; unknown ones are empty. A person confirms them before they are saved.
 */
export interface CvFacts {
  first_name: string;
  last_name: string;
  email: string;
  contact_mobile_number: string;
}

const title = /^(curriculum vitae|cv|r[eé]sum[eé]|personal details|profile)$/i;
const nameWord = /^\p{Lu}[\p{L}'’.-]*$/u;

/** Finds a line that is only a name: two to four capitalised words. */
function nameIn(lines: readonly string[]): string[] | undefined {
  return lines
    .map((line) =>
      line
        .replace(/^(name|cv of|curriculum vitae of)\s*:?\s*/i, "")
        .replace(/^(mr|mrs|ms|miss|mx|dr)\.?\s+/i, "")
        .split(/\s+/),
    )
    .find(
      (words) => words.length > 1 && words.length < 5 && words.every((word) => nameWord.test(word)),
    );
}

const address = /(?:^|[^\p{L}\p{N}._%+'-])([\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,63})/u;

/** The name stands within this many characters, if anywhere. */
const longestHead = 10_000;
const longestFileName = 255;

const inCase = (word: string) =>
  word === word.toUpperCase() ? word.charAt(0) + word.slice(1).toLowerCase() : word;

/** Reads a person's details from a CV's text, or the name from its file name. */
export function cvFacts(text: string, fileName: string): CvFacts {
  const lines = text
    .slice(0, longestHead)
    .split(/\r?\n|[\t|•]/)
    .map((line) => line.trim())
    .filter((line) => line && !title.test(line));
  const file = fileName
    .slice(-longestFileName)
    .replace(/\.\w+$/, "")
    .replace(/[_\-.()]+/g, " ")
    .replace(/\b(cv|r[eé]sum[eé]|final|copy|v?\d+)\b/gi, " ")
    .trim();
  const [first = "", ...rest] = (nameIn(lines.slice(0, 8)) ?? nameIn([file]) ?? []).map(inCase);
  const email = (text.includes("@") && address.exec(text)?.[1]) || "";
  const phone = /(?:\+|\b0)[\d\s().-]{8,18}\d/.exec(text)?.[0] ?? "";
  return {
    first_name: first,
    last_name: rest.join(" "),
    email,
    contact_mobile_number: (phone && toE164(phone)) || "",
  };
}
