import { pbkdf2Sync } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import type { Solve } from "./captcha.ts";

/** Does a page's captcha work in the thread that calls it alone, so that its priority counts. */
const solve: Solve = (challenge) =>
  solveChallenge({
    challenge,
    deriveKey: async ({ cost, keyLength = 32 }, salt, password) => ({
      parameters: {},
      derivedKey: pbkdf2Sync(password, salt, cost, keyLength, "sha256"),
    }),
  });
/** @public Loaded by a thread. */
export default solve;
