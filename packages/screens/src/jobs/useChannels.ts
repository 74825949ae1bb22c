import { publishing } from "@ats/core/flags/flags";
import { type Channel, channelNames } from "@ats/core/jobs/channel";
import { useFlag } from "../flags/useFlag.ts";

export function useChannels(): Channel[] {
  const isOn: Record<Channel, boolean> = {
    careers_page: useFlag(publishing("careers_page")),
    internal: useFlag(publishing("internal")),
    job_feed: useFlag(publishing("job_feed")),
  };
  return channelNames.filter((channel) => isOn[channel]);
}
