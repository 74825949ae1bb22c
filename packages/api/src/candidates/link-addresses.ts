/** Returns the email addresses or the telephone number that a link leads to. */
export function addressesOf(link: string): string[] {
  const [, scheme, rest = ""] = /^\s*(mailto|tel):([^?]*)/i.exec(link) ?? [];
  if (!scheme) return [];
  return decoded(rest)
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Appends each of the values that the text does not hold yet, on a line of its own. */
export function withMissing(text: string, values: Iterable<string>): string {
  const held = text.toLowerCase();
  const missing = [...new Set(values)].filter((value) => !held.includes(value.toLowerCase()));
  return [text, ...missing].filter(Boolean).join("\n");
}
