import type { Client } from "@ats/core/contract/client";
import { getCaptcha } from "@ats/core/session/captcha-contract";

/** Google's proofs expire after two minutes, our own later. */
const freshMs = 90_000;

interface Prepared {
  proof: Promise<string | undefined>;
  until: number;
}

const prepared = new WeakMap<Client, Prepared>();

/** Starts making the next proof while the visitor types, unless a fresh one exists. */
export function prepareProof(client: Client): Prepared {
  const existing = prepared.get(client);
  if (existing && Date.now() < existing.until) return existing;
  const next = { proof: makeProof(client), until: Date.now() + freshMs };
  prepared.set(client, next);
  // A failed proof is made again when needed.
  next.proof.catch(() => prepared.delete(client));
  return next;
}

/** Returns a proof for one call and starts the next. Undefined if the server needs none. */
export async function takeProof(client: Client): Promise<string | undefined> {
  const current = prepareProof(client);
  prepared.delete(client);
  const proof = await current.proof;
  if (proof) prepareProof(client);
  return proof;
}

async function makeProof(client: Client): Promise<string | undefined> {
  const task = await client.call(getCaptcha);
  if (task.provider === "altcha") return (await import("./solve.ts")).solve(task.challenge);
  if (task.provider === "google") return (await import("./google.ts")).askGoogle(task);
  return undefined;
}
