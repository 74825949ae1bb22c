import { approvalProcess } from "@ats/core/flags/flags";
import type { Channel } from "@ats/core/jobs/channel";
import { exportChosenJobs } from "@ats/core/jobs/export-contract";
import type { Job, JobStatus } from "@ats/core/jobs/job";
import { Button } from "@ats/ui/Button";
import { Menu } from "@ats/ui/Menu";
import { SelectionBar, type SelectionBarProps } from "@ats/ui/SelectionBar";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { useFlag } from "../../flags/useFlag.ts";
import { csvTexts } from "../../lists/csv-texts.ts";
import { selectedRowsId } from "../../lists/useRowKeys.ts";
import { useSaveCsv } from "../../lists/useSaveCsv.ts";
import { jobVerb } from "../job-verbs.ts";
import { channelTexts } from "../label-texts.ts";
import { jobDialogTexts } from "./dialog-texts.ts";
import { jobListTexts } from "./texts.ts";

type JobBulkBarProps = Pick<SelectionBarProps, "total" | "most" | "onSelectAll" | "onClear"> & {
  jobs: readonly Job[];
  /** Absent where the copy could not be opened. */
  onDuplicate: ((job: Job) => void) | undefined;
  onStatus(status: JobStatus): void;
  /** Absent for a company without agencies. */
  onRelease?: ((isReleased: boolean) => void) | undefined;
  channels: readonly Channel[];
  onAdvertise(channel: Channel, isAdvertised: boolean): void;
};

const statuses = ["ACTIVE", "FILLED", "WITHDRAWN", "ARCHIVED"] as const;

export default function JobBulkBar(props: JobBulkBarProps) {
  const say = useTexts();
  const { jobs, onDuplicate, onStatus, onRelease, channels, onAdvertise, ...selection } = props;
  const [only, ...others] = jobs;
  const { client } = useAts();
  const approvals = useFlag(approvalProcess);
  const csv = useSaveCsv(say(csvTexts.selection));
  const itemsOf = (isAdvertised: boolean) =>
    channels.map((channel) => ({
      id: `${channel} ${isAdvertised}`,
      label: say(channelTexts[channel]),
      onAction: () => onAdvertise(channel, isAdvertised),
    }));
  return (
    <SelectionBar id={selectedRowsId} {...selection} count={jobs.length}>
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
        <Menu
          label={say(jobDialogTexts.agencies)}
          placement="top"
          trigger={<Button size="sm">{say(jobDialogTexts.agencies)}</Button>}
          items={[
            { id: "release", label: say(jobDialogTexts.release), onAction: () => onRelease(true) },
            {
              id: "withdraw",
              label: say(jobDialogTexts.unrelease),
              onAction: () => onRelease(false),
            },
          ]}
        />
      )}
      {only && others.length === 0 && onDuplicate && (
        <Button size="sm" onPress={() => onDuplicate(only)}>
          {say(jobListTexts.duplicate)}
        </Button>
      )}
      <Button
        size="sm"
        isPending={csv.isBusy}
        onPress={() =>
          void csv.save(
            client.call(exportChosenJobs, { body: { ids: jobs.map(({ id }) => id) } }),
            say(jobDialogTexts.file),
          )
        }
      >
        {say(csvTexts.export)}
      </Button>
    </SelectionBar>
  );
}
