import { config } from "zod";

// Makes zod interpret schemas, since the content security policy forbids compiling them.
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
// Refuses text as markup: rich text is sanitised and rendered as elements. React Aria only clears
// its announcements. Worker code must come from this host. Quality S5.
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy("default", {
    createHTML: (text) => only(text, text === ""),
    createScriptURL: (url) => only(url, new URL(url, location.href).origin === location.origin),
  });
