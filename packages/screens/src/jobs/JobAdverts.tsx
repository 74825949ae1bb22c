import type { Channel } from "@ats/core/jobs/channel";
import type { Job, JobStatus } from "@ats/core/jobs/job";
import { Inline } from "@ats/ui/Inline";
import { useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { Building2, Globe, Handshake, type LucideIcon, MegaphoneOff, Rss } from "lucide-react";
import { mark } from "../applications/AnonymisedMark.css.ts";
import { isPast } from "../dates/dates.ts";
import { useDates } from "../dates/useDates.ts";
import { channelTexts } from "./label-texts.ts";
import { jobsTexts } from "./texts.ts";
import { useChannels } from "./useChannels.ts";

const icons: Record<Channel, LucideIcon> = {
  careers_page: Globe,
  internal: Building2,
  job_feed: Rss,
};

/** Statuses in which agencies no longer see the job. */
const closed = new Set<JobStatus>(["FILLED", "WITHDRAWN", "ARCHIVED"]);

/** The channels of a job, and its release to agencies. An active job on no channel says so. */
export function JobAdverts({ job }: { job: Job }) {
  const say = useTexts();
  const { fullDate } = useDates();
  const { status, closing_date_time, released_date_time } = job;
  const offered = useChannels();
  const isOpen = status === "ACTIVE" && !(closing_date_time && isPast(closing_date_time));
  const advertised = offered.filter((channel) => isOpen && job.channels.includes(channel));
  return (
    <Inline gap="xs" as="span" wrap={false}>
      {advertised.map((channel) => (
        <Mark
          key={channel}
          icon={icons[channel]}
          note={say(jobsTexts.advertised, { channel: say(channelTexts[channel]) })}
        />
      ))}
      {status === "ACTIVE" && advertised.length === 0 && (
        <Mark icon={MegaphoneOff} note={say(jobsTexts.notAdvertised)} />
      )}
      {!closed.has(status) && released_date_time && (
        <Mark
          icon={Handshake}
          note={say(jobsTexts.released, { time: fullDate(released_date_time) })}
        />
      )}
    </Inline>
  );
}

const Mark = ({ icon: Icon, note }: { icon: LucideIcon; note: string }) => (
  <span className={mark} title={note}>
    <Icon aria-hidden="true" />
    <VisuallyHidden>{note}.</VisuallyHidden>
  </span>
);
