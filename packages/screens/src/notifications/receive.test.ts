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
  ["a message missed before the page opened needs no refetch", 3_001, 0],
  ["a message missed while the page loaded is refetched", 2_999, 1],
])("Quality R5: %s", (_, quiet_ms, times) => {
  const { hear, resync } = page();
  hear({ type: "HEARTBEAT", quiet_ms });
  hear({ type: "HEARTBEAT" });
  expect(resync).toHaveBeenCalledTimes(times);
});

test.each([
  ["another session in the same company tells the user", 1, "another", 1],
  ["a session in another company is ignored", 2, "another", 0],
  ["the own session is ignored", 1, "mine", 0],
])("Specification §4, Concurrent session: %s", (_, company, session_id, times) => {
  const { hear, concurrentLogin } = page();
  hear({ type: "USER_CONCURRENT_SESSION", company, session_id });
  expect(concurrentLogin.tell).toHaveBeenCalledTimes(times);
});

test("Specification §4, Notifications: a change on the server is shown", () => {
  const change: ChangeMessage = { type: "REFRESH_APPLICATION", job_id: 1, application_ids: [2] };
  const { hear, show } = page();
  hear(change);
  expect(show).toHaveBeenCalledExactlyOnceWith(change);
});
