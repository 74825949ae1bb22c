import { config } from "zod";

// A page under a strict content security policy may not compile schemas: said before any is made.
config({ jitless: true });

interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown;
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const only = (text: string, isAllowed: boolean) => {
  if (isAllowed) return text;
  throw new TypeError(`Refused: ${text}`);
};
// Text becomes no markup: what is rich is cleaned and shown as elements. React Aria only empties
// what it has announced. A worker's code is of this host. Quality S5.
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy("default", {
    createHTML: (text) => only(text, text === ""),
    createScriptURL: (url) => only(url, new URL(url, location.href).origin === location.origin),
  });
