import { calculateJwkThumbprint, EmbeddedJWK, type JWK, jwtVerify } from "jose";
import type { KeyProof } from "../kernel/credentials.ts";
import { ProofNeeded } from "../kernel/http-error.ts";
import { base64Url, hashSecret } from "../kernel/secret.ts";
import type { Services } from "../kernel/services.ts";
import { after } from "../kernel/time.ts";
import { isFreshNonce, proofMs, proofNonce } from "./proof-nonce.ts";

export interface Proven {
  /** Thumbprint of the key. RFC 7638. */
  thumbprint: string;
  jti: string;
  nonce: unknown;
  /** Hash of the session's token. */
  ath: unknown;
}

/** Characters of a proof's name, which is remembered. */
const longestId = 100;

/** Reads the proof of a request: signed by the key that it names, for this method and address. */
export async function readProof({ jwt, method, target }: KeyProof): Promise<Proven | undefined> {
  if (!jwt || jwt.length > 4_000) return undefined;
  try {
    const { payload, protectedHeader } = await jwtVerify(jwt, EmbeddedJWK, {
      typ: "dpop+jwt",
      algorithms: ["ES256"],
      requiredClaims: ["iat", "jti", "htm", "htu"],
    });
    const address = URL.parse(String(payload.htu));
    if (payload.htm !== method || !address || address.host + address.pathname !== target)
      return undefined;
    const thumbprint = await calculateJwkThumbprint(protectedHeader.jwk as JWK);
    const { jti = "", nonce, ath } = payload;
    if (jti.length > longestId) return undefined;
    return { thumbprint, jti, nonce, ath };
  } catch {
    return undefined;
  }
}

type Proving = Pick<Services, "system" | "clock" | "usedProofs">;

/** Refuses a request that does not prove, for the first time, the key of its session. RFC 9449, 4.3. */
export async function needProof(
  services: Proving,
  session: { token: string; thumbprint: string },
  given: KeyProof,
): Promise<void> {
  const proof = await readProof(given);
  const isOfSession =
    proof?.thumbprint === session.thumbprint &&
    proof.ath === base64Url(hashSecret(session.token)) &&
    (await isFreshNonce(services, proof.nonce));
  if (!isOfSession || !spend(services, `${proof.thumbprint} ${proof.jti}`))
    throw new ProofNeeded(await proofNonce(services));
}

/** Marks a proof as used; false if it was. */
function spend(services: Proving, id: string): boolean {
  services.usedProofs ??= new Map();
  const { usedProofs, clock } = services;
  const now = clock();
  // The oldest stand first.
  for (const [old, until] of usedProofs) {
    if (until > now) break;
    usedProofs.delete(old);
  }
  if (usedProofs.has(id)) return false;
  usedProofs.set(id, after(now, 2 * proofMs));
  return true;
}
