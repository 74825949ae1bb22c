import type { Client } from "@ats/core/contract/client";
import { getCaptcha } from "@ats/core/session/captcha-contract";

/** A proof is made anew after this time: Google's are good for two minutes, our own for longer. */
const freshMs = 90_000;

interface Prepared {
  proof: Promise<string | undefined>;
  until: number;
}

const prepared = new WeakMap<Client, Prepared>();

/** Begins to make the next proof, while the visitor types; one that is at hand stays. */
export function prepareProof(client: Client): Prepared {
  const kept = prepared.get(client);
  if (kept && Date.now() < kept.until) return kept;
  const next = { proof: makeProof(client), until: Date.now() + freshMs };
  prepared.set(client, next);
  // One that failed is made again by who needs it.
  next.proof.catch(() => prepared.delete(client));
  return next;
}

/** A proof that no robot calls, for one call; the next is begun. Undefined where the server asks for none. */
export async function takeProof(client: Client): Promise<string | undefined> {
  const { proof } = prepareProof(client);
  prepared.delete(client);
  const taken = await proof;
  if (taken) prepareProof(client);
  return taken;
}

async function makeProof(client: Client): Promise<string | undefined> {
  const task = await client.call(getCaptcha);
  if (task.provider === "altcha") return (await import("./solve.ts")).solve(task.challenge);
  if (task.provider === "google") return (await import("./google.ts")).askGoogle(task);
  return undefined;
}
