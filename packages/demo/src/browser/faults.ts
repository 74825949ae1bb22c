import { contract, type EndpointName } from "@ats/core/app/contract";
import { messageHeader } from "@ats/core/session/session";

/** A status of an answer, a network failure, an answer that never comes, or one that waits. */
export type Fault = number | "network" | "never" | Promise<void>;

type Fetch = (request: Request) => Promise<Response>;

/** Wraps fetch so that endpoints can be made to fail. */
export function faultyNetwork(fetch: Fetch) {
  const faults = new Map<EndpointName, Fault>();
  const faultOf = (request: Request) =>
    [...faults].find(([name]) => {
      const { method, path } = contract[name];
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
      return request.method === method && pattern.test(new URL(request.url).pathname);
    })?.[1];

  return {
    fail: (name: EndpointName, fault: Fault) => void faults.set(name, fault),
    clear: () => faults.clear(),
    async fetch(request: Request): Promise<Response> {
      const fault = faultOf(request);
      if (fault === undefined) return fetch(request);
      if (fault === "never") return aborted(request.signal);
      if (fault instanceof Promise) return fault.then(() => fetch(request));
      if (fault === "network") throw new TypeError("Failed to fetch");
      const message = `The answer is ${fault}, as asked for.`;
      return Response.json({ message }, { status: fault, headers: { [messageHeader]: message } });
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
