import type { Endpoint } from "@ats/core/contract/endpoint";

type Fetch = (request: Request) => Promise<Response>;

/**
 * Simulates a network that loses an endpoint's first answers after the server has done the work.
 */
export function lossyFetch(fetch: Fetch, { path }: Endpoint, count: number): Fetch {
  let remaining = count;
  const called = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
  return async (request) => {
    const answer = await fetch(request);
    if (!called.test(new URL(request.url).pathname) || remaining-- <= 0) return answer;
    throw new TypeError("Failed to fetch");
  };
}
