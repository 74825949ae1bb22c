import { isSecureAddress } from "@ats/core/embed/secure-address";
import { permissions } from "../permissions.ts";
import { checkContentPolicy } from "./check-content-policy.ts";
import { checkSandbox } from "./check-sandbox.ts";
import type { Finding } from "./finding.ts";
import type { PartnerPage } from "./partner-page.ts";

/** Finds what keeps the product out of a frame of the page, or keeps it from working there. */
export function* checkPage(page: PartnerPage, product: URL): Generator<Finding> {
  if (!isSecureAddress(page.address))
    yield {
      says: "The page is on http, where browsers let no frame make the keys of a session.",
      todo: "Serve the page on https.",
    };
  yield* checkContentPolicy(page, product);
  yield* checkSandbox(page, product);
  yield* checkPermissions(page, product);
  yield* checkIsolation(page);
}

/** The loader lends permissions to its frame, which a page can only do with what it has itself. */
function* checkPermissions({ headers, address }: PartnerPage, product: URL): Generator<Finding> {
  const said = headers.get("permissions-policy") ?? "";
  for (const name of permissions) {
    const [, all, list = ""] =
      new RegExp(`\\b${name}\\s*=\\s*(\\*|\\(([^)]*)\\))`).exec(said) ?? [];
    const origins = [...list.matchAll(/"([^"]*)"/g)].map(([, origin]) => origin);
    if (list.split(/\s+/).includes("self")) origins.push(address.origin);
    if (all && all !== "*" && !origins.includes(product.origin))
      yield {
        says: `The page's Permissions-Policy keeps ${name} from the frame, so copying an address fails: it says "${name}=${all}".`,
        todo: `Say ${name}=(self "${product.origin}").`,
      };
  }
}

/** A page may demand that its frames isolate themselves, which the product's pages do not. */
function* checkIsolation({ headers }: PartnerPage): Generator<Finding> {
  const said = headers.get("cross-origin-embedder-policy")?.split(";")[0]?.trim();
  if (said === "require-corp" || said === "credentialless")
    yield {
      says: `The page's Cross-Origin-Embedder-Policy "${said}" blocks frames of other origins.`,
      todo: "Leave this header out on this page.",
    };
}
