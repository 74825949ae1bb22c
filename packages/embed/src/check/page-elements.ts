import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** An element of the page, with its attributes and its text. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Returns the elements of the page with one of the names. */
export const elementsOf = (html: string, ...names: string[]): PageElement[] =>
  [...elementsIn(parse(html))].filter(({ name }) => names.includes(name));

function* elementsIn(node: Node): Generator<PageElement> {
  if ("attrs" in node)
    yield {
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
    };
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}
