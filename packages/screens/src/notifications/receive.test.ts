import { expect, test, vi } from "vitest";
import { type ChangeMessage, receiver } from "./receive.ts";

/** The page of a user three seconds after it opened, with a log of its effects. */
function page() {
  const effects = {
    concurrentLogin: { tell: vi.fn<() => void>() },
    ageMs: () => 3_000,
    resync: vi.fn<() => void>(),
    show: vi.fn<(change: ChangeMessage) => void>(),
  };
  return { ...effects, hear: receiver(() => ({ company: 1, session_id: "mine" }), effects) };
}

test.each([
  ["before the page began: nothing", 3_001, 0],
  ["while the page read and was not connected yet: it reads again", 2_999, 1],
])("Quality R5: what happened %s", (_, quiet_ms, times) => {
  const { hear, resync } = page();
  hear({ type: "HEARTBEAT", quiet_ms });
  hear({ type: "HEARTBEAT" });
  expect(resync).toHaveBeenCalledTimes(times);
});

test.each([
  ["the same company with another session: the user is told", 1, "another", 1],
  ["another company: nothing", 2, "another", 0],
  ["this very session: nothing", 1, "mine", 0],
])("Specification §4, Concurrent session: %s", (_, company, session_id, times) => {
  const { hear, concurrentLogin } = page();
  hear({ type: "USER_CONCURRENT_SESSION", company, session_id });
  expect(concurrentLogin.tell).toHaveBeenCalledTimes(times);
});

test("Specification §4, Notifications: what has changed on the server is shown", () => {
  const change: ChangeMessage = { type: "REFRESH_APPLICATION", job_id: 1, application_ids: [2] };
  const { hear, show } = page();
  hear(change);
  expect(show).toHaveBeenCalledExactlyOnceWith(change);
});
