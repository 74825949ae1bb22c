import { contentPolicies } from "./content-policy.ts";
import { elementsOf } from "./page-elements.ts";

const isPolicy = /^content-security-policy$/i;

/** A partner's page as its server sends it to a visitor who is not signed in. */
export type PartnerPage = ReturnType<typeof readPage>;

export function readPage(address: URL, headers: Headers, html: string) {
  const elements = elementsOf(html, "meta", "iframe", "script");
  return {
    address,
    headers,
    elements,
    policies: [
      ...contentPolicies(headers.get("content-security-policy") ?? "", "header"),
      ...elements
        .filter(({ attributes }) => isPolicy.test(attributes["http-equiv"] ?? ""))
        .flatMap(({ attributes }) => contentPolicies(attributes.content ?? "", "meta element")),
    ],
  };
}
