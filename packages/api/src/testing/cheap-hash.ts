import { argon2id } from "hash-wasm";
import { cheapCost } from "./cheap-cost.ts";

/** A password's hash that is cheap to check, for tests of anything else: a hash says itself what it costs. */
export const cheapHash = (
  password: string,
  salt = crypto.getRandomValues(new Uint8Array(16)),
): Promise<string> =>
  argon2id({
    password,
    salt,
    ...cheapCost,
    hashLength: 32,
    outputType: "encoded",
  });
