import { apiTokenHeader } from "@ats/core/session/session";
import { extendSession, getApiToken } from "@ats/core/session/session-times-contract";

declare global {
  interface Window {
    /** The API token of the calls that `early-calls.ts` sent, and their answers by address. */
    early?: { token: string | null; answers: Map<string, Promise<Response>> };
  }
}

/** Milliseconds since the page was asked for. A later page needs a newer answer. */
const longest = 30_000;
const renewals = new Set([extendSession, getApiToken].map(({ path }) => path));

/** Sends a request, unless the page has sent it before its code loaded. */
export async function send(request: Request): Promise<Response> {
  const { early } = window;
  if (!early || request.headers.get(apiTokenHeader) !== early.token) return fetch(request);
  if (performance.now() > longest) early.answers.clear();
  const answer = request.method === "GET" ? early.answers.get(request.url) : undefined;
  early.answers.delete(request.url);
  const response = await (answer ?? fetch(request));
  // The same session goes on under a new token.
  if (renewals.has(new URL(request.url).pathname))
    early.token = response.headers.get(apiTokenHeader) ?? early.token;
  return response;
}
