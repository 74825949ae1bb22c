import { expect, test } from "vitest";
import { hashTurns } from "./hash-turns.ts";

/** Made by hash-wasm, which hashes in the browser. */
const kept =
  "$argon2id$v=19$m=19456,t=2,p=1$c2l4dGVlbiBvZiBzYWx0Lg$IAia+XZZOQGm7HJnPuKFCyAj/O9SzqvsFz7ABatgGB8";
const salt = new TextEncoder().encode("sixteen of salt.");
const cost = { memorySize: 19_456, iterations: 2, parallelism: 1 };

test("a password has the same hash on the server as in the browser", async () => {
  const made = hashTurns()((argon2id) => argon2id("harbour teaspoon grävel", salt, cost));
  await expect(made).resolves.toBe(kept);
});

test("other calls are answered while passwords are hashed", async () => {
  const turn = hashTurns({ atOnce: 1, waiting: 3 });
  let hashed = 0;
  const hashing = Array.from({ length: 4 }, () =>
    turn(async (argon2id) => {
      await argon2id("harbour teaspoon grävel", salt, cost);
      hashed++;
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(hashed).toBe(0);
  await Promise.all(hashing);
});

test("when too many hashes wait, the next is refused at once with a time to try again", async () => {
  const turn = hashTurns({ atOnce: 1, waiting: 2 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const three = ["first", "second", "third"].map((name) => turn(() => promise.then(() => name)));
  await expect(turn(async () => "fourth")).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  resolve("go on");
  expect(await Promise.all(three)).toEqual(["first", "second", "third"]);
  await expect(turn(async () => "fifth")).resolves.toBe("fifth");
});

test("a turn that fails is passed on", async () => {
  const turn = hashTurns({ atOnce: 1, waiting: 1 });
  await expect(turn(() => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
  await expect(turn(async () => "next")).resolves.toBe("next");
});
