import { type ContentPolicy, matchesSource } from "./content-policy.ts";
import type { Finding } from "./finding.ts";
import type { PageElement } from "./page-elements.ts";
import type { PartnerPage } from "./partner-page.ts";

/** Each policy of the page must allow the frame, and the loader where it comes from elsewhere. */
export function* checkContentPolicy(page: PartnerPage, product: URL): Generator<Finding> {
  const frame = new URL("/embed/", product);
  const loaders = page.elements.flatMap((element) => loadersIn(element, page.address));
  for (const policy of page.policies) {
    const forFrame = directiveOf(policy, "frame-src", "child-src", "default-src");
    if (forFrame && !matchesSource(forFrame.sources, frame, page.address))
      yield refusal(policy, forFrame, `a frame of ${product.origin}`, product.origin);
    const forScripts = directiveOf(policy, "script-src-elem", "script-src", "default-src");
    for (const { address, nonce } of loaders)
      if (forScripts && !mayRun(forScripts.sources, address, nonce, page.address))
        yield refusal(policy, forScripts, `the script ${address.href}`, address.origin);
  }
}

/** Returns the directive that decides: the first that the policy has. */
function directiveOf({ directives }: ContentPolicy, ...names: string[]) {
  const name = names.find((one) => directives.has(one));
  return name ? { name, fallsBackFrom: names[0], sources: directives.get(name) ?? [] } : undefined;
}
type Directive = NonNullable<ReturnType<typeof directiveOf>>;

const refusal = (
  { place }: ContentPolicy,
  { name, fallsBackFrom, sources }: Directive,
  thing: string,
  origin: string,
): Finding => ({
  says: `The page's Content-Security-Policy (${place}) does not allow ${thing}: it says "${[name, ...sources].join(" ")}".`,
  todo:
    name === fallsBackFrom
      ? `Add ${origin} to ${name}.`
      : `Add the directive "${[fallsBackFrom, ...sources.filter((source) => source !== "'none'"), origin].join(" ")}".`,
});

/** Addresses of the loader in a script element: its source, or what its text imports. */
function loadersIn({ name, attributes, text }: PageElement, page: URL) {
  if (name !== "script") return [];
  const imported = [...text.matchAll(/\bfrom\s*["'](https?:[^"']+)["']/g)].map(([, from]) => from);
  return [attributes.src, ...imported]
    .filter((address) => address !== undefined && URL.canParse(address, page.href))
    .map((address) => ({ address: new URL(address!, page), nonce: attributes.nonce }))
    .filter(({ address }) => /@ats\/embed|\/(mount|embed)(\.min)?\.m?js$/.test(address.href));
}

function mayRun(sources: readonly string[], address: URL, nonce: string | undefined, page: URL) {
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  return !sources.includes("'strict-dynamic'") && matchesSource(sources, address, page);
}
