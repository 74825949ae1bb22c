import axe from "axe-core";
import { contrast } from "../packages/ui/src/theme/contrast.ts";
import { numbering } from "./numbering.ts";

/**
 * Checks contrast in the current theme, once for each look: a hundred cells of a table, or the
 * sidebar of every screen, have the colours of the first. Axe sees each combination of colours once.
 * False if no look is new.
 */
export async function checkNewLooks(): Promise<boolean> {
  await coloursAreStill();
  const looks = newLooks();
  if (looks.size === 0) return false;
  for (const { paint, background, element } of looks.values())
    if (background && hasContrast(getComputedStyle(element), background)) judged.add(paint);
  const unjudged = new Map(
    [...looks.values()]
      .filter(({ paint }) => !judged.has(paint))
      .map(({ paint, element }) => [paint, element]),
  );
  if (unjudged.size > 0) await judge(unjudged);
  for (const [look, { paint }] of looks) if (judged.has(paint)) checked.add(look);
  return true;
}

/** True if the text is readable in any size. Axe looks at all else: it reads the whole page. */
const hasContrast = ({ color, textShadow }: CSSStyleDeclaration, background: string) =>
  textShadow === "none" && isSolid(color) && contrast(hexOf(color), hexOf(background)) >= 4.5;

const isSolid = (colour: string) => colour.startsWith("rgb(");

const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;

/** Checks one element of each paint. */
async function judge(elements: Map<number, Element>) {
  const { violations, incomplete } = await axe.run(
    { include: [...elements.values()] },
    {
      runOnly: ["color-contrast"],
      resultTypes: ["violations", "incomplete"],
      elementRef: true,
    },
  );
  const faults = violations.flatMap(({ nodes }) => nodes);
  if (faults.length > 0)
    throw new Error(
      `In the ${document.documentElement.dataset.theme ?? "system’s"} theme: ${faults.map((n) => `${n.html}\n${n.failureSummary}`).join("\n\n")}`,
    );
  // Something may lie over an element now, and not in the next story.
  const unsure = new Set(incomplete.flatMap(({ nodes }) => nodes.map((node) => node.element)));
  for (const [paint, element] of elements)
    if (!unsure.has(element as HTMLElement)) judged.add(paint);
}

/** Waits until the colours have faded from one theme to the other. */
async function coloursAreStill() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const fades = document.getAnimations().filter((a) => a instanceof CSSTransition);
  await Promise.race([
    Promise.allSettled(fades.map((fade) => fade.finished)),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
}

/** Looks that have been checked. */
const checked = new Set<number>();
/** Paints that axe has judged. */
const judged = new Set<number>();

/** Numbers of grounds, looks and paints. */
const numberOf = numbering();

/**
 * An element with text. Its look is the size of the text and its ground: the elements around it that
 * set a colour, with their classes and states. They decide its colours in both themes. Its paint is
 * the colours that it has now, which decide its contrast.
 */
interface Look {
  element: Element;
  paint: number;
  background?: string;
}

/** The first element of each look that has not been checked, by the look. */
function newLooks(): Map<number, Look> {
  const found = new Map<number, Look>();
  const visit = (element: Element, around: Ground, inherited: string) => {
    const style = getComputedStyle(element);
    if (style.display === "none" || element.matches("[inert]")) return;
    const ground = setsColour(style, inherited)
      ? groundOf(element, style, around)
      : isLifted(style)
        ? { ...around, background: undefined }
        : around;
    const { fontSize, fontWeight, color } = style;
    const look = numberOf(ground.look, fontSize, fontWeight);
    if (!checked.has(look) && !found.has(look) && hasText(element) && element.checkVisibility())
      found.set(look, {
        element,
        paint: numberOf(ground.paint, fontSize, fontWeight, color),
        background: ground.background,
      });
    for (const child of element.children) visit(child, ground, color);
  };
  const { matches: isDark } = matchMedia("(prefers-color-scheme: dark)");
  visit(document.documentElement, { look: isDark ? -2 : -1, paint: -1, opacity: 1 }, "");
  return found;
}

interface Ground {
  look: number;
  paint: number;
  opacity: number;
  /** The one colour behind a text, if it is certain. */
  background?: string;
}

function groundOf(element: Element, style: CSSStyleDeclaration, around: Ground): Ground {
  const { backgroundColor, backgroundImage } = style;
  const described = descriptionOf(element);
  const opacity = around.opacity * Number(style.opacity);
  const lifted = isLifted(style);
  const paints = [opacity, backgroundColor, backgroundImage, lifted ? described : ""];
  const hides = opacity === 1 && isSolid(backgroundColor);
  const adds = lifted || !isClear(style) || opacity !== around.opacity;
  const solid = hides && backgroundImage === "none" ? backgroundColor : undefined;
  return {
    look: numberOf(around.look, described),
    paint: adds ? numberOf(hides ? "" : around.paint, ...paints) : around.paint,
    opacity,
    background: adds ? solid : around.background,
  };
}

/** True if it may lie over others than those around it. */
const isLifted = ({ position }: CSSStyleDeclaration) => /absolute|fixed|sticky/.test(position);

const clear = "rgba(0, 0, 0, 0)";
const isClear = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
  backgroundColor === clear && backgroundImage === "none";

const setsColour = (style: CSSStyleDeclaration, inherited: string) =>
  style.color !== inherited || !isClear(style) || style.opacity !== "1";

const hasText = ({ childNodes, localName }: Element) =>
  /^(input|select|textarea)$/.test(localName) ||
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

/** A key and the number of a collection are new in every story. */
const states =
  /^(class|disabled|data-(?!key|collection).+|aria-(checked|current|disabled|invalid|pressed|selected))$/;

/** Declarations of a colour. A variable with a length is a position, new in every story. */
const colours = /[\w-]*(?:color|background|opacity)[^;]*|--[\w-]+:(?![^;]*\d(?:px|r?em))[^;]*/g;

const descriptionOf = (element: Element) =>
  [
    element.localName,
    ...[...element.attributes]
      .filter(({ name }) => states.test(name))
      .map(({ name, value }) => `${name}=${value}`),
    ...(element.getAttribute("style")?.match(colours) ?? []),
  ].join(" ");
