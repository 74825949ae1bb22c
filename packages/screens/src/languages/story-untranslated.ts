import type { Wording } from "@ats/ui/texts";
import { stringsIn } from "../app/story-data.ts";

/** Finds texts of a page that are no wording of its language, no data and no number. */
export function untranslated(
  page: HTMLElement,
  wordings: Readonly<Record<string, Wording>>,
  data: unknown,
): string[] {
  const said = Object.values(wordings).flatMap((wording) =>
    (typeof wording === "string" ? [wording] : Object.values(wording)).map(patternOf),
  );
  const known = new DOMParser().parseFromString(stringsIn(data).join("\n"), "text/html").body
    .textContent;
  return textsOf(page).filter(
    (text) =>
      /\p{L}{2}/u.test(text) && !known.includes(text) && !said.some((each) => each.test(text)),
  );
}

const patternOf = (wording: string) =>
  new RegExp(
    `^${wording
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.?()]/g, "\\$&"))
      .join("[^]+")}$`,
  );

function textsOf(page: HTMLElement): string[] {
  const found = [...page.querySelectorAll("[aria-label], [placeholder]")].flatMap((element) => [
    element.getAttribute("aria-label"),
    element.getAttribute("placeholder"),
  ]);
  const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode;
    if (!parentElement?.closest("[lang], style, script, option")) found.push(textContent);
  }
  return found.flatMap((text) => text?.trim() || []);
}
