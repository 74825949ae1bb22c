import type { argon2id } from "hash-wasm";
import { vi } from "vitest";

/**
 * Makes every hash as cheap as those of the test people. The tests of what a sign-in costs run
 * without this.
 */
vi.mock("hash-wasm", async (original) => {
  const real = await original<{ argon2id: typeof argon2id }>();
  const { cheapCost } = await import("./cheap-cost.ts");
  const cheaply: typeof argon2id = (options) => real.argon2id({ ...options, ...cheapCost });
  return { ...real, argon2id: cheaply };
});
