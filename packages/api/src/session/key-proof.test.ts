import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, test } from "vitest";
import { readProof } from "./key-proof.ts";

const target = "northgate.example/api/jobs";

async function proof(jti: string) {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const jwk = await exportJWK(publicKey);
  const jwt = await new SignJWT({ jti, htm: "GET", htu: `https://${target}` })
    .setProtectedHeader({ alg: "ES256", typ: "dpop+jwt", jwk })
    .setIssuedAt()
    .sign(privateKey);
  return { read: await readProof({ jwt, method: "GET", target }), jwk };
}

test("A proof names its key", async () => {
  const { read, jwk } = await proof(crypto.randomUUID());
  expect(read?.thumbprint).toBe(await calculateJwkThumbprint(jwk));
});

test("A proof's own name is short, because the server remembers each for ten minutes", async () => {
  expect((await proof("n".repeat(100))).read).toBeDefined();
  expect((await proof("n".repeat(101))).read).toBeUndefined();
});
