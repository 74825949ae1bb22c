import { approvalProcess } from "@ats/core/flags/flags";
import type { Channel } from "@ats/core/jobs/channel";
import type { JobStatus } from "@ats/core/jobs/job";
import { Button } from "@ats/ui/Button";
import { Menu } from "@ats/ui/Menu";
import { SelectionBar, type SelectionBarProps } from "@ats/ui/SelectionBar";
import { useTexts } from "@ats/ui/texts";
import { useFlag } from "../../flags/useFlag.ts";
import { jobVerb } from "../job-verbs.ts";
import { channelTexts } from "../label-texts.ts";
import { jobDialogTexts } from "./dialog-texts.ts";

type JobBulkBarProps = Pick<
  SelectionBarProps,
  "count" | "total" | "most" | "onSelectAll" | "onClear"
> & {
  onStatus(status: JobStatus): void;
  /** Absent for a company without agencies. */
  onRelease?: ((isReleased: boolean) => void) | undefined;
  channels: readonly Channel[];
  onAdvertise(channel: Channel, isAdvertised: boolean): void;
};

const statuses = ["ACTIVE", "FILLED", "WITHDRAWN", "ARCHIVED"] as const;

export default function JobBulkBar(props: JobBulkBarProps) {
  const say = useTexts();
  const { onStatus, onRelease, channels, onAdvertise, ...selection } = props;
  const approvals = useFlag(approvalProcess);
  const itemsOf = (isAdvertised: boolean) =>
    channels.map((channel) => ({
      id: `${channel} ${isAdvertised}`,
      label: say(channelTexts[channel]),
      onAction: () => onAdvertise(channel, isAdvertised),
    }));
  return (
    <SelectionBar {...selection}>
      {approvals && (
        <Button size="sm" onPress={() => onStatus("PENDING_APPROVAL")}>
          {say(jobVerb("PENDING_APPROVAL"))}
        </Button>
      )}
      {statuses.map((status) => (
        <Button key={status} size="sm" onPress={() => onStatus(status)}>
          {say(jobVerb(status))}
        </Button>
      ))}
      {channels.length > 0 && (
        <Menu
          label={say(jobDialogTexts.advertise)}
          placement="top"
          trigger={<Button size="sm">{say(jobDialogTexts.advertise)}</Button>}
          items={[
            { title: say(jobDialogTexts.advertiseOn), items: itemsOf(true) },
            { title: say(jobDialogTexts.removeFrom), items: itemsOf(false) },
          ]}
        />
      )}
      {onRelease && (
        <>
          <Button size="sm" onPress={() => onRelease(true)}>
            {say(jobDialogTexts.release)}
          </Button>
          <Button size="sm" onPress={() => onRelease(false)}>
            {say(jobDialogTexts.unrelease)}
          </Button>
        </>
      )}
    </SelectionBar>
  );
}
