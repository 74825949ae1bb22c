import type { Finding } from "./finding.ts";
import type { PartnerPage } from "./partner-page.ts";

/** Permissions of a sandbox that the product needs in a frame. */
const needed = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-downloads",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
];

/** A sandbox around the page holds for its frames too. */
export function* checkSandbox(page: PartnerPage, product: URL): Generator<Finding> {
  for (const { place, directives } of page.policies) {
    const flags = directives.get("sandbox");
    // Browsers pass over a sandbox in a meta element.
    if (flags && place === "header")
      yield* missing(flags, "The page's Content-Security-Policy has a sandbox");
  }
  for (const { name, attributes } of page.elements) {
    const { src = "", sandbox } = attributes;
    const isOfProduct =
      name === "iframe" &&
      URL.canParse(src, page.address.href) &&
      new URL(src, page.address).origin === product.origin;
    if (isOfProduct && sandbox !== undefined)
      yield* missing(sandbox.split(/\s+/), `The page's iframe of ${src} has a sandbox`);
  }
}

function* missing(flags: readonly string[], where: string): Generator<Finding> {
  const without = needed.filter((flag) => !flags.includes(flag));
  if (without.length > 0)
    yield {
      says: `${where} without ${without.join(", ")}.`,
      todo: "Leave the sandbox out, or add these words to it.",
    };
}
