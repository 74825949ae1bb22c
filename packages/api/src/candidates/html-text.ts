import { scanMarkup } from "./scan-markup.ts";

const silent = new Set(["head", "title", "script", "style", "template"]);
const lines = new Set("p div br li tr h1 h2 h3 h4 h5 h6 hr dt dd blockquote section".split(" "));

/** Returns the text of a web page, with a line for each block. */
export function htmlText(html: string): string {
  let text = "";
  let silentName: string | undefined;
  scanMarkup(html, "html", {
    open(name) {
      if (name === "body") silentName = undefined;
      if (silent.has(name)) silentName ??= name;
      if (name === "br") text += "\n";
    },
    text(piece) {
      if (!silentName) text += piece.replace(/\s+/g, " ");
    },
    close(name) {
      if (name === silentName) silentName = undefined;
      if (lines.has(name)) text += "\n";
      else if (name === "td" || name === "th") text += "\t";
    },
  });
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}
