import { argon2id } from "hash-wasm";

/** A password's hash that is cheap to check, for tests of anything else: a hash says itself what it costs. */
export const cheapHash = (password: string): Promise<string> =>
  argon2id({
    password,
    salt: crypto.getRandomValues(new Uint8Array(16)),
    memorySize: 8,
    iterations: 1,
    parallelism: 1,
    hashLength: 32,
    outputType: "encoded",
  });
