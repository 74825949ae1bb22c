import { captchaChallengeSchema } from "@ats/core/session/captcha-contract";
import { captchaMs } from "@ats/core/session/session";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { z } from "zod";
import type { Services } from "../kernel/services.ts";
import { serverSecret } from "./server-secret.ts";
import type { Captcha } from "../kernel/ports/captcha.ts";

/** Range of keys that a browser derives: some hundredths of a second, a tenth on a phone. */
const work = { cost: 500, fewest: 20, most: 60 } as const;

const proofSchema = z.object({
  challenge: captchaChallengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Proof of work by ALTCHA: self-hosted, and nothing to click. Instances share the signing key and
 * the list of used challenges through the database.
 */
export function proofOfWork({ system, clock }: Pick<Services, "system" | "clock">): Captcha {
  let shared: Promise<string> | undefined;
  const key = () => (shared ??= serverSecret(system, "captcha"));
  return {
    async task() {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: work.cost,
        counter: randomInt(work.most, work.fewest),
        data: { expires: clock().getTime() + captchaMs },
        deriveKey,
        ...secrets(await key()),
      });
      return { provider: "altcha", challenge: captchaChallengeSchema.parse(challenge) };
    },

    async redeem(token) {
      const proof = proofSchema.safeParse(decode(token)).data;
      if (!proof) return false;
      const { challenge } = proof;
      const now = clock();
      const expires = new Date(challenge.parameters.data.expires);
      const { verified } = await verifySolution({ ...proof, deriveKey, ...secrets(await key()) });
      if (!verified || expires <= now) return false;
      await system.deleteFrom("used_captchas").where("expires_date_time", "<=", now).execute();
      const { numInsertedOrUpdatedRows } = await system
        .insertInto("used_captchas")
        .values({ signature: challenge.signature, expires_date_time: expires })
        .onConflict((row) => row.column("signature").doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}

/** Derives two keys from one secret: for the challenge and for its solution. */
const secrets = (secret: string) => ({
  hmacSignatureSecret: `riddle ${secret}`,
  hmacKeySignatureSecret: `solution ${secret}`,
});

function decode(token: string): unknown {
  try {
    return JSON.parse(atob(token));
  } catch {
    return undefined;
  }
}
