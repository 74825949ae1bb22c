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

  test("each minute with more than one user event", () => {
    const { extend, act, pass } = opened();
    act("pointerdown", "keydown");
    pass();
    expect(extend).toHaveBeenCalledTimes(2);
    act("wheel", "touchmove", "keydown");
    pass();
    expect(extend).toHaveBeenCalledTimes(3);
  });

  test("not without user events, or with only one", () => {
    const { extend, act, pass } = opened();
    pass(3);
    act("keydown");
    pass();
    expect(extend).toHaveBeenCalledTimes(1);
  });

  test("not while the inactivity dialog is open: only its answer extends", () => {
    const { extend, isAsked, act, pass } = opened();
    isAsked.mockReturnValue(true);
    act("keydown", "keydown");
    pass();
    expect(extend).toHaveBeenCalledTimes(1);
  });

  test("not after the page is closed", () => {
    const { extend, leave, act, pass } = opened();
    leave();
    act("keydown", "keydown");
    pass(2);
    expect(extend).toHaveBeenCalledTimes(1);
  });
});
