import { channels } from "../jobs/channel.ts";

/** Feature flags of a company by their name in `system_flags`, with the feature's name. */
export const knownFlags: Readonly<Record<string, string>> = {
  approval_process: "Approvals",
  ...Object.fromEntries(
    Object.entries(channels).map(([channel, { label }]) => [`publishing.${channel}`, label]),
  ),
};
export const flagNames = Object.keys(knownFlags) as [string, ...string[]];
