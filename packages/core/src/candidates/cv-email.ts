/** An address, with the character before it. */
const address =
  /(?<![\p{L}\p{N}._%+'@-])([\p{L}\p{N}_%+'-][\p{L}\p{N}._%+'-]{0,63})@([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6})(?![\p{L}\p{N}@])/gu;
/** Addresses of an office, not of a person. */
const office =
  /^(?:info|office|hr|jobs|careers?|recruitment|recruiting|contact|kontakt|sales|admin|support|hello|bewerbung|mail|noreply|no-reply)$/i;

/** True for an address to which a label is glued, as in "nora@mail.exampleMobile" or "Emailnora@…". */
const isGlued = (local: string, domain: string, next: string) =>
  next === ":" ||
  /\p{Ll}\p{Lu}/u.test(domain) ||
  /^e-?mail(?=\p{L})/iu.test(local) ||
  !/^(?:[a-z]{2,24}|xn--[a-z0-9-]+|\P{ASCII}{2,24})$/iu.test(domain.split(".").at(-1) ?? "");

/** The email addresses of a text, in order, without those that may be wrong. */
export function emailsIn(text: string): string[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(address)]
    .filter((found) => {
      const [all = "", local = "", domain = ""] = found;
      return !isGlued(local, domain, text[found.index + all.length] ?? "");
    })
    .map(([all]) => all);
}

/** The part before the @, of a person's address; empty for an office's. */
export const localPart = (email: string): string => {
  const local = email.split("@")[0] ?? "";
  return office.test(local) ? "" : local;
};
