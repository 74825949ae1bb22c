import { holds, publishing, type SystemFlags, systemFlag } from "../flags/flags.ts";

/** Where a job may be advertised: an active one is found there, and nowhere else. */
export const channels = {
  careers_page: {
    label: "Careers page",
    reach: "Everybody, and search engines",
  },
  internal: {
    label: "Internal vacancies",
    reach: "Colleagues who have your company's internal link",
  },
  job_feed: {
    label: "Job feed",
    reach: "Job boards that read your company's feed",
  },
} as const;
export type Channel = keyof typeof channels;
export const channelNames = Object.keys(channels) as [Channel, ...Channel[]];

/** The channels that a company publishes to: each has a flag of its own. Specification §6. */
export const offeredChannels = (flags: SystemFlags): Channel[] =>
  channelNames.filter((channel) => holds(publishing(channel), (name) => systemFlag(flags, name)));
