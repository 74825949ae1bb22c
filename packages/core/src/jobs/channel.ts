import { meetsRule, publishing, type SystemFlags, systemFlag } from "../flags/flags.ts";

/** Places where an active job can be advertised. */
export const channels = {
  careers_page: {
    label: "Careers page",
    reach: "Everyone, including search engines",
  },
  internal: {
    label: "Internal vacancies",
    reach: "Colleagues with your company's internal link",
  },
  job_feed: {
    label: "Job feed",
    reach: "Job boards that read your company's feed",
  },
} as const;
export type Channel = keyof typeof channels;
export const channelNames = Object.keys(channels) as [Channel, ...Channel[]];

/** Returns the channels available to a company; each has its own flag. Specification §6. */
export const availableChannels = (flags: SystemFlags): Channel[] =>
  channelNames.filter((channel) =>
    meetsRule(publishing(channel), (name) => systemFlag(flags, name)),
  );
