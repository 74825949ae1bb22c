import { vars } from "../src/theme/theme.css.ts";
import { visibleElements } from "./show.tsx";

type Tokens = string | { [name: string]: Tokens };
const flat = (tokens: Tokens): string[] =>
  typeof tokens === "string" ? [tokens] : Object.values(tokens).flatMap(flat);

function palette() {
  const probe = document.body.appendChild(document.createElement("i"));
  const colours = flat(vars.color).map((token) => {
    probe.style.color = token;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return new Set(colours);
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());

function* painted(element: Element): Generator<[string, string]> {
  const style = getComputedStyle(element);
  if (hasText(element)) yield ["color", style.color];
  yield ["background-color", style.backgroundColor];
  for (const side of ["top", "right", "bottom", "left"])
    if (style.getPropertyValue(`border-${side}-style`) !== "none")
      yield [`border-${side}-color`, style.getPropertyValue(`border-${side}-color`)];
}

/** Avatar colours are derived from the person's name; Avatar's own test checks their contrast. */
const ownColours = "[class*=Avatar_colours]";

/** Returns `rgb(…)` colours that are no token. Mixed tokens compute to another notation. */
export function foreignColours() {
  const ours = palette();
  return visibleElements()
    .filter((element) => !element.matches(ownColours))
    .flatMap((element) =>
      [...painted(element)]
        .filter(([, colour]) => colour.startsWith("rgb") && !colour.endsWith(", 0)"))
        .filter(([, colour]) => !ours.has(colour))
        .map(([property, colour]) => `${nameOf(element)}: ${property} ${colour}`),
    );
}

export const nameOf = (element: Element) =>
  (element.cloneNode(false) as Element).outerHTML.replace(/^(.{160}).*/s, "$1…");
