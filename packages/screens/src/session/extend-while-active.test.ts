import { extensionMs } from "@ats/core/session/session";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { extendWhileActive } from "./extend-while-active.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  const page = new EventTarget();
  const extend = vi.fn<() => void>();
  const isAsked = vi.fn<() => boolean>(() => false);
  const leave = extendWhileActive(page, isAsked, extend);
  const act = (...names: string[]) => names.forEach((name) => page.dispatchEvent(new Event(name)));
  const pass = (minutes = 1) => vi.advanceTimersByTime(minutes * extensionMs);
  return { extend, isAsked, leave, act, pass };
}

describe("Specification §7, session extension:", () => {
  test("on the first request", () => {
    expect(opened().extend).toHaveBeenCalledTimes(1);
  });

  test("each minute in which more than one thing was done", () => {
    const { extend, act, pass } = opened();
    act("pointerdown", "keydown");
    pass();
    expect(extend).toHaveBeenCalledTimes(2);
    act("wheel", "touchmove", "keydown");
    pass();
    expect(extend).toHaveBeenCalledTimes(3);
  });

  test("not where nothing was done, or one thing alone", () => {
    const { extend, act, pass } = opened();
    pass(3);
    act("keydown");
    pass();
    expect(extend).toHaveBeenCalledTimes(1);
  });

  test("not while it is asked whether to go on: only the answer extends", () => {
    const { extend, isAsked, act, pass } = opened();
    isAsked.mockReturnValue(true);
    act("keydown", "keydown");
    pass();
    expect(extend).toHaveBeenCalledTimes(1);
  });

  test("not after the page was left", () => {
    const { extend, leave, act, pass } = opened();
    leave();
    act("keydown", "keydown");
    pass(2);
    expect(extend).toHaveBeenCalledTimes(1);
  });
});
