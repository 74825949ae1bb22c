import { namePart } from "./person-name.ts";

const titles = /(?<![\p{L}\p{N}])(?:dr|mme|mrs?|ms|prof|rev|st|ste)\./giu;
const domain = /[\p{L}\p{N}]{2}\.\p{L}{2}|(?<![\p{L}\p{N}])[\p{L}\p{N}]\.\p{Ll}{2}|\d\.\d/u;

/** True for a text that a mail program may show as a link. */
function looksLikeLink(name: string): boolean {
  const text = name.normalize("NFKC").replaceAll("。", ".");
  return (
    /@|:\/|\/\/|\\|www\./i.test(text) ||
    text.split(/\s/).some((word) => word.includes(".") && word.includes("/")) ||
    domain.test(text.replace(titles, ""))
  );
}

/** A name that a stranger types and that a mail greets: it must not carry somebody else's link. */
export const greetedName = namePart.refine(
  (name) => !looksLikeLink(name),
  "Leave web and email addresses out of the name, and put a space after a full stop.",
);
