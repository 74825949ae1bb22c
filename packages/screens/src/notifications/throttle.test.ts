import { expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

test("Specification §4, REFRESH_APPLICATION: a hundred changes within a second refresh a list twice: at once and after the second", () => {
  vi.useFakeTimers();
  let refreshes = 0;
  const refresh = throttle(() => {
    refreshes += 1;
  }, 1000);
  for (let change = 0; change < 100; change += 1) refresh();
  expect(refreshes).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(refreshes).toBe(2);
  refresh();
  expect(refreshes).toBe(3);
  vi.useRealTimers();
});
