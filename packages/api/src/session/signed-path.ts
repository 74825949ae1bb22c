import { createHMAC, createSHA256 } from "hash-wasm";
import { base64Url, sameHash } from "../kernel/secret.ts";
import type { Services } from "../kernel/services.ts";
import { serverSecret } from "./server-secret.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * Signs texts that go out in links and come back, so that nobody can make one up. Never call it
 * inside a transaction; what it returns may be called there.
 */
export async function pathSigner({ system }: Pick<Services, "system">, purpose: string) {
  const hmac = await createHMAC(createSHA256(), await serverSecret(system, purpose));
  const signatureOf = (text: string) => base64Url(hmac.init().update(text).digest("binary"));
  return {
    /** The text and its signature, as two parts of a path. */
    sign: (text: string) => `${text}/${signatureOf(text)}`,
    isSigned: (text: string, signature: string) =>
      sameHash(bytes(signature), bytes(signatureOf(text))),
  };
}
