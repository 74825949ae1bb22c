import type { Finding } from "./finding.ts";
import { fetchText } from "./fetch-text.ts";

/** Asks the product which origins the token's sessions may be shown at. */
export async function checkOrigin(page: URL, product: URL, token: string): Promise<Finding> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetchText(new URL("/api/embed/origins", product), headers);
  const failure = "failure" in answer ? answer.failure : refusals[answer.status];
  if ("failure" in answer || answer.status !== 200)
    return {
      says: `The product did not say which origins the token lists: ${failure ?? `it answered ${answer.status}`}.`,
      todo: "Make a token in Settings, API tokens, with the right to embed users.",
    };
  const { origins } = JSON.parse(answer.text) as { origins: string[] };
  return origins.includes(page.origin)
    ? { says: `The token lists ${page.origin}.` }
    : {
        says: `The token does not list ${page.origin}; it lists ${origins.join(", ") || "no origin"}.`,
        todo: "Make a token that lists it in Settings, API tokens.",
      };
}

const refusals: Record<number, string> = {
  401: "it does not know the token, or the token has expired or was revoked",
  403: "the token has not the right to embed users",
  404: "it is of a version without embedding",
};
