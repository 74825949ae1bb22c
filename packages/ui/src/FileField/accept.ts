/** Checks the file against `accept`, because browsers do not apply `<input accept>` to drops. */
export function isAccepted({ name, type }: File, accept: readonly string[] | undefined) {
  if (!accept?.length) return true;
  return accept.some((pattern) => {
    if (pattern.startsWith(".")) return name.toLowerCase().endsWith(pattern.toLowerCase());
    if (pattern.endsWith("/*")) return type.startsWith(pattern.slice(0, -1));
    return type === pattern;
  });
}

/** Formats `.pdf` as "PDF" and `image/*` as "image". */
export const typeName = (pattern: string) =>
  pattern.startsWith(".")
    ? pattern.slice(1).toUpperCase()
    : pattern.replace(/\/\*$/, "").replace(/^.*\//, "");

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Formats decimal sizes, as file managers do: "2.4 MB". */
export function sizeOf(bytes: number, locale: string) {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[step] as string,
    unitDisplay: step > 0 ? "short" : "long",
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}
