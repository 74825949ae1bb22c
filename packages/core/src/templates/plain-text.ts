/** Converts rich text to plain text, for mail programs that show no markup. */
export const plainTextOf = (markup: string): string =>
  markup
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, text: string) =>
      text.includes(href) ? text : `${text} (${href})`,
    )
    .replace(/<li\b[^>]*>(?:\s*<p\b[^>]*>)?/gi, "\n- ")
    .replace(/<br\b[^>]*>|<\/(?:h[1-6]|tr|li|blockquote|ul|ol|table)>/gi, "\n")
    .replace(/<\/p>|<hr\b[^>]*>/gi, "\n\n")
    .replace(/<\/t[dh]>/gi, "\t")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp|#39|#160);/g, (_, name: string) => characters[name] ?? "")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const characters: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "'",
  "#160": " ",
};
