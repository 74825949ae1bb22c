import { expect, test } from "vitest";
import { offeredChannels } from "./channel.ts";

test("a company publishes to the channels whose flags are on", () => {
  const publishing = { careers_page: true, internal: false, job_feed: true, indeed: true };
  expect(offeredChannels({ publishing })).toEqual(["careers_page", "job_feed"]);
  expect(offeredChannels({})).toEqual([]);
});
