import { argon2 } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { HttpError } from "@ats/api/kernel/http-error";
import type { Argon2id, HashTurn } from "@ats/api/kernel/ports/hash-turn";
import pLimit from "p-limit";

/**
 * Hashes run on the threads of Node, of which there are four: one at least stays for files. The
 * last in the queue waits for a few seconds.
 */
const limits = { atOnce: Math.min(3, availableParallelism()), waiting: 100 };

/** Gives turns to hash, a few at once; further ones wait, and too many are refused. */
export function hashTurns({ atOnce, waiting } = limits): HashTurn {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= waiting)
      throw new HttpError(
        503,
        "Too many people are signing in or choosing a password just now. Wait a few seconds, then try again.",
        { retryAfter: 5 },
      );
    return limit(() => work(argon2id));
  };
}

const compute = promisify(argon2);

/** Computes what hash-wasm computes in the browser. */
const argon2id: Argon2id = async (password, salt, { memorySize, iterations, parallelism }) => {
  const tag = await compute("argon2id", {
    message: password,
    nonce: salt,
    memory: memorySize,
    passes: iterations,
    parallelism,
    tagLength: 32,
  });
  const [salted, hashed] = [salt, tag].map((bytes) =>
    Buffer.from(bytes).toString("base64").replaceAll("=", ""),
  );
  return `$argon2id$v=19$m=${memorySize},t=${iterations},p=${parallelism}$${salted}$${hashed}`;
};
