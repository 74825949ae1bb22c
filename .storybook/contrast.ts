import { setTheme } from "@ats/ui/theme";
import axe from "axe-core";

type Theme = "light" | "dark";
type Ended = {
  globals: { theme?: Theme; a11y?: { manual?: boolean } };
  parameters: { a11y?: { test?: string } };
};

/**
 * After a story, checks contrast in both themes, once for each look: a hundred cells of a table, or the
 * sidebar of every screen, have the colours of the first.
 */
export async function contrastInBothThemes({ globals, parameters }: Ended) {
  if (parameters.a11y?.test !== "error" || globals.a11y?.manual) return;
  const { theme = "light" } = globals;
  if (!(await checkNewLooks())) return;
  setTheme({ theme: theme === "dark" ? "light" : "dark" });
  try {
    await checkNewLooks();
  } finally {
    setTheme({ theme });
  }
}

/** Checks the looks that are new in the current theme; false if there is none. */
async function checkNewLooks(): Promise<boolean> {
  await coloursAreStill();
  const looks = newLooks();
  if (looks.size === 0) return false;
  const { violations, incomplete } = await axe.run(
    { include: [...looks.values()] },
    {
      runOnly: ["color-contrast"],
      resultTypes: ["violations", "incomplete"],
      elementRef: true,
    },
  );
  const faults = violations.flatMap(({ nodes }) => nodes);
  if (faults.length > 0)
    throw new Error(
      `In the ${document.documentElement.dataset.theme} theme: ${faults.map((n) => `${n.html}\n${n.failureSummary}`).join("\n\n")}`,
    );
  // Something may lie over an element now, and not in the next story.
  const unsure = new Set(incomplete.flatMap(({ nodes }) => nodes.map((node) => node.element)));
  for (const [look, element] of looks) if (!unsure.has(element as HTMLElement)) checked.add(look);
  return true;
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

/** Numbers of grounds and looks, by what they are made of. */
const numbers = new Map<string, number>();
const checked = new Set<number>();

const numberOf = (...parts: unknown[]) => {
  const key = parts.join(" ");
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
};

/**
 * The first element of each look that has not been checked. A look is the size of the text and its
 * ground: the elements around it that set a colour, with their classes and states.
 */
function newLooks(): Map<number, Element> {
  const found = new Map<number, Element>();
  const visit = (element: Element, around: number, inherited: string) => {
    const style = getComputedStyle(element);
    if (style.display === "none" || element.matches("[inert]")) return;
    const ground = setsColour(style, inherited) ? numberOf(around, descriptionOf(element)) : around;
    const look = numberOf(ground, style.fontSize, style.fontWeight);
    if (!checked.has(look) && !found.has(look) && hasText(element) && element.checkVisibility())
      found.set(look, element);
    for (const child of element.children) visit(child, ground, style.color);
  };
  visit(document.documentElement, -1, "");
  return found;
}

const setsColour = (style: CSSStyleDeclaration, inherited: string) =>
  style.color !== inherited ||
  style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
  style.backgroundImage !== "none" ||
  style.opacity !== "1";

const hasText = ({ childNodes, localName }: Element) =>
  /^(input|select|textarea)$/.test(localName) ||
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

const states =
  /^(class|disabled|data-(?!key).+|aria-(checked|current|disabled|invalid|pressed|selected))$/;

const descriptionOf = (element: Element) =>
  [
    element.localName,
    ...[...element.attributes]
      .filter(({ name }) => states.test(name))
      .map(({ name, value }) => `${name}=${value}`),
    ...(element.getAttribute("style")?.match(/[^;]*(color|background|opacity|--)[^;]*/g) ?? []),
  ].join(" ");
