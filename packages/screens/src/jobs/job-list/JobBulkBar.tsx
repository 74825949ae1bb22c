import { approvalProcess } from "@ats/core/flags/flags";
import { type Channel, channels as channelTexts } from "@ats/core/jobs/channel";
import type { JobStatus } from "@ats/core/jobs/job";
import { Button } from "@ats/ui/Button";
import { Menu } from "@ats/ui/Menu";
import { SelectionBar, type SelectionBarProps } from "@ats/ui/SelectionBar";
import { useFlag } from "../../flags/useFlag.ts";
import { jobVerb } from "../job-verbs.ts";

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
  const { onStatus, onRelease, channels, onAdvertise, ...selection } = props;
  const approvals = useFlag(approvalProcess);
  const itemsOf = (isAdvertised: boolean) =>
    channels.map((channel) => ({
      id: `${channel} ${isAdvertised}`,
      label: channelTexts[channel].label,
      onAction: () => onAdvertise(channel, isAdvertised),
    }));
  return (
    <SelectionBar {...selection}>
      {approvals && (
        <Button size="sm" onPress={() => onStatus("PENDING_APPROVAL")}>
          {jobVerb("PENDING_APPROVAL")}
        </Button>
      )}
      {statuses.map((status) => (
        <Button key={status} size="sm" onPress={() => onStatus(status)}>
          {jobVerb(status)}
        </Button>
      ))}
      {channels.length > 0 && (
        <Menu
          label="Advertise"
          placement="top"
          trigger={<Button size="sm">Advertise</Button>}
          items={[
            { title: "Advertise on", items: itemsOf(true) },
            { title: "Remove from", items: itemsOf(false) },
          ]}
        />
      )}
      {onRelease && (
        <>
          <Button size="sm" onPress={() => onRelease(true)}>
            Release to agencies
          </Button>
          <Button size="sm" onPress={() => onRelease(false)}>
            Withdraw from agencies
          </Button>
        </>
      )}
    </SelectionBar>
  );
}
