import { ApiError } from "@ats/core/contract/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callWhenFree } from "./callWhenFree.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the seconds at which the server was asked, and what came of it. */
async function attempts(answers: (ApiError | string)[], isWanted = () => true) {
  const start = Date.now();
  const seconds: number[] = [];
  const call = async () => {
    seconds.push((Date.now() - start) / 1000);
    const answer = answers[seconds.length - 1] ?? answers.at(-1);
    if (answer instanceof ApiError) throw answer;
    return answer;
  };
  const waiting = { onWait() {}, isWanted };
  const result = callWhenFree(call, waiting).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return { seconds, result: await result };
}

test("a CV is read again by itself, after growing waits, while the server is busy", async () => {
  const busy = new ApiError(503, "Busy.");
  expect(await attempts([busy, busy, "read"])).toEqual({ seconds: [0, 1, 3], result: "read" });
  expect(await attempts([busy])).toEqual({ seconds: [0, 1, 3, 8], result: "Busy." });
});

test("another refusal, and a CV that is left out meanwhile, end the attempts", async () => {
  expect((await attempts([new ApiError(400, "No.")])).seconds).toEqual([0]);
  expect((await attempts([new ApiError(503, "Busy.")], () => false)).seconds).toEqual([0]);
});
