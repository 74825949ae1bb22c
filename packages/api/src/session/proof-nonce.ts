import { createHMAC, createSHA256 } from "hash-wasm";
import type { Services } from "../kernel/services.ts";
import { before, latest } from "../kernel/time.ts";
import { serverSecret } from "./server-secret.ts";

/** A nonce, and so a proof, is good for this long, whatever clock the browser has. */
export const proofMs = 5 * 60_000;

type Signer = (time: string) => string;
const signers = new WeakMap<Services["system"], Promise<Signer>>();

function signerOf(system: Services["system"]): Promise<Signer> {
  const known = signers.get(system);
  if (known) return known;
  const made = serverSecret(system, "proof nonce").then(async (secret) => {
    const hmac = await createHMAC(createSHA256(), secret);
    return (time: string) => hmac.init().update(time).digest("hex").slice(0, 32);
  });
  signers.set(system, made);
  made.catch(() => signers.delete(system));
  return made;
}

type From = Pick<Services, "system" | "clock">;

/** The nonce of the next proof: the server's time, signed. RFC 9449, 8 and 9. */
export async function proofNonce({ system, clock }: From): Promise<string> {
  const time = clock().getTime().toString(36);
  return `${time}.${(await signerOf(system))(time)}`;
}

export async function isFreshNonce({ system, clock }: From, nonce: unknown): Promise<boolean> {
  if (typeof nonce !== "string") return false;
  const [time = "", signature] = nonce.split(".");
  if (signature !== (await signerOf(system))(time)) return false;
  const made = new Date(Number.parseInt(time, 36));
  const now = clock();
  return made > before(now, proofMs) && made <= latest(now);
}
