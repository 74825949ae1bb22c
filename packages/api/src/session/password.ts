import { argon2id, argon2Verify } from "hash-wasm";

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const cost = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 };

/** The same characters typed on another keyboard are the same password. */
const normal = (password: string): string => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> =>
  argon2id({
    ...cost,
    password: normal(password),
    salt: crypto.getRandomValues(new Uint8Array(16)),
    outputType: "encoded",
  });

/** Without a hash, for an unknown account or a guest, it costs the same and is false. Never inside a transaction. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const matches = await argon2Verify({ password: normal(password), hash: hash || nobodys });
  return matches && Boolean(hash);
}

/** Of a password that nobody has, at the same cost. */
const nobodys =
  "$argon2id$v=19$m=19456,t=2,p=1$x5jT+6lNdbWGnmowgJWThg$xZHmsRjt/70Dj2RtzJQkKBvlR84gDwSjR1xHLHN1phY";
