import axe from "axe-core";
import { numbering } from "./numbering.ts";

/** WCAG 2.2, A and AA. */
export const rules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  // React Aria announces a description after the name, not as part of it.
  rules: { "label-content-name-mismatch": { enabled: false } },
};

/** React Aria's announcements stay in the page after the element they name has gone. */
export const announcements = "[data-live-announcer]";
const outside = `${announcements}, .sb-wrapper, script, style`;

const withoutContrast = {
  ...rules,
  rules: { ...rules.rules, "color-contrast": { enabled: false } },
  resultTypes: ["violations" as const],
};

/**
 * Checks the page as it is drawn by all rules but that for contrast: what measures itself is ready a
 * frame after it is there.
 */
export async function markupFollowsRules() {
  if ((await violationsOfNew()).length === 0) return;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const violations = await violationsOfNew();
  if (violations.length > 0)
    throw new Error(
      violations
        .flatMap(({ help, nodes }) => nodes.map((n) => `${help}: ${n.html}\n${n.failureSummary}`))
        .join("\n\n"),
    );
}

/**
 * Axe sees each piece of markup once: the sidebar of every screen and the hundredth row of a table
 * are like those before, with other words in them.
 */
async function violationsOfNew() {
  const { markup, include, known } = newMarkup();
  if (include.length === 0) return [];
  const context = { include, exclude: [outside, ...known] };
  const { violations } = await axe.run(context, withoutContrast);
  if (violations.length === 0) for (const piece of markup) passed.add(piece);
  return violations;
}

/** Numbers of the markup that has passed. */
const passed = new Set<number>();
const numberOf = numbering();

/**
 * The numbers of all new markup, the smallest elements that hold it, and the larger ones in them that
 * passed before.
 */
function newMarkup() {
  const include: Element[] = [];
  const known: Element[] = [];
  const markup = new Set<number>();
  const ids = new Map<string, number>();
  for (const { id } of document.querySelectorAll("[id]")) ids.set(id, (ids.get(id) ?? 0) + 1);
  const read = (element: Element): Read => {
    const children = childrenOf(element).map(read);
    const attributes = numberOf(attributesOf(element));
    const state = numberOf(
      stateOf(element),
      (ids.get(element.id) ?? 0) > 1 && crypto.randomUUID(),
      ...kindsIn(element),
    );
    const whole = numberOf(attributes, state, ...children.map((child) => child.whole));
    return { element, attributes, state, whole, children };
  };
  const visit = (
    { element, attributes, state, whole, children }: Read,
    place: number,
    isIncluded = false,
  ) => {
    const here = numberOf(place, "holds", whole);
    if (passed.has(here) || markup.has(here)) {
      if (isIncluded && children.length > 2) known.push(element);
      return;
    }
    const within = numberOf(place, "in", attributes);
    const itself = numberOf(within, "is", state);
    const isNew = !passed.has(itself) || element.matches(named);
    markup.add(here).add(itself);
    if (isNew && !isIncluded) include.push(element);
    for (const child of children) visit(child, within, isIncluded || isNew);
  };
  visit(read(document.body), numberOf(window.innerWidth));
  return { markup, include, known };
}

/** An element, with numbers of what rules see of it. */
interface Read {
  element: Element;
  attributes: number;
  state: number;
  whole: number;
  children: Read[];
}

const childrenOf = (element: Element) =>
  element.localName === "svg" ? [] : [...element.children].filter((each) => !each.matches(outside));

/** Elements that rules judge by all that is in them. */
const named =
  "a, button, label, legend, summary, select, svg, [aria-hidden], [role]:not([role=alertdialog], [role=dialog], [role=grid], [role=group], [role=none], [role=presentation], [role=region], [role=row], [role=rowgroup], [role=search], [role=status], [role=table], [role=tabpanel], [role=toolbar])";

const isWritten = (text: string | null) => /\S/.test(text ?? "");

/** Attributes that no rule reads, or reads the values of. */
const unread = /^(id|data-.*|href|src|value|name)$/;
const words = /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder)$/;
const references =
  /^(for|headers|aria-(activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/;

/** The attributes of an element, with numbers, words and ids left out. */
function attributesOf({ localName, attributes }: Element): string {
  const parts = [localName];
  for (const { name, value } of attributes)
    if (unread.test(name)) parts.push(name);
    else if (words.test(name)) parts.push(name, String(isWritten(value)));
    else if (references.test(name)) parts.push(name, ...value.split(" ").map(referenceTo));
    else parts.push(name, name === "class" ? value : value.replace(/\d+/g, "0"));
  return parts.join(" ");
}

function referenceTo(id: string): string {
  const element = document.getElementById(id);
  return element ? `${element.localName} ${isWritten(element.textContent)}` : "nothing";
}

/** What its place on the screen makes of an element. */
function stateOf(element: Element): string {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return [
    element.checkVisibility(),
    scrollWidth > clientWidth || scrollHeight > clientHeight,
    element.matches(named) && Math.min(clientWidth, clientHeight) < 24,
  ].join(" ");
}

/** The kinds of things in an element, each once. */
const kindsIn = ({ childNodes }: Element) =>
  new Set(
    [...childNodes].map((node) =>
      node instanceof Element
        ? `${node.localName} ${node.getAttribute("role")}`
        : isWritten(node.nodeValue),
    ),
  );
