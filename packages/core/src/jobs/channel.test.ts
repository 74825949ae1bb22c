import { expect, test } from "vitest";
import { availableChannels } from "./channel.ts";

test("Specification §6, feature flags: a company publishes to the channels whose flags are on", () => {
  const publishing = { careers_page: true, internal: false, job_feed: true, indeed: true };
  expect(availableChannels({ publishing })).toEqual(["careers_page", "job_feed"]);
  expect(availableChannels({})).toEqual([]);
});
