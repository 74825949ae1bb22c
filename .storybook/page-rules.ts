import axe from "axe-core";
import { checkNewLooks } from "./looks.ts";
import { markupFollowsRules } from "./markup.ts";

/** Rules for a page as a whole, which a story is not. */
const ofWhole = [
  "aria-hidden-body",
  "bypass",
  "document-title",
  "html-has-lang",
  "html-lang-valid",
  "html-xml-lang-mismatch",
  "meta-refresh",
  "meta-viewport",
];

/** Checks a page as stories are checked: each piece of markup, and each look, once. */
export async function pageFollowsRules() {
  const { violations } = await axe.run(document, { runOnly: { type: "rule", values: ofWhole } });
  if (violations.length > 0)
    throw new Error(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`).join("\n"));
  await markupFollowsRules();
  await checkNewLooks();
}

export { checkNewLooks };
