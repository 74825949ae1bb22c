/** Converts rich text to plain text, for mail programs that show no markup. */
export const plainTextOf = (markup: string): string =>
  withAddresses(markup)
    .replace(/<li\b[^<>]*>(?:\s*<p\b[^<>]*>)?/gi, "\n- ")
    .replace(/<br\b[^<>]*>|<\/(?:h[1-6]|tr|li|blockquote|ul|ol|table)>/gi, "\n")
    .replace(/<\/p>|<hr\b[^<>]*>/gi, "\n\n")
    .replace(/<\/t[dh]>/gi, "\t")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp|#39|#160);/g, (_, name: string) => characters[name] ?? "")
    .replace(/(?<![ \t])[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** An address that is longer counts as not shown: to look for it could take very long. */
const longestShown = 200;

/** True when a link's text shows its address. */
export const showsAddress = (text: string, address: string): boolean =>
  address.length <= longestShown && text.includes(address);

/** Replaces links by their text, and adds the address where the text does not show it. */
function withAddresses(markup: string): string {
  let link: { href: string; from: number } | undefined;
  return markup.replace(/<a\b[^<>]*>|<\/a>/gi, (tag, at: number) => {
    if (tag.startsWith("</")) {
      const { href = "", from = at } = link ?? {};
      link = undefined;
      return showsAddress(markup.slice(from, at), href) ? "" : ` (${href})`;
    }
    const href = /\bhref="([^"]*)"/i.exec(tag)?.[1];
    if (href) link ??= { href, from: at + tag.length };
    return "";
  });
}

const characters: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "'",
  "#160": " ",
};
