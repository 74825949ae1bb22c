import { approvalProcess } from "@ats/core/flags/flags";
import { localDateOf } from "@ats/core/interviews/zoned-time";
import { getJobApproval } from "@ats/core/jobs/approval-contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import type { JobInput } from "@ats/core/jobs/job-input";
import { submittedStatus } from "@ats/core/jobs/status";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import { useFlag } from "../../flags/useFlag.ts";
import { useActor } from "../../session/session.tsx";
import { approvalTexts } from "../approval-texts.ts";
import { channelTexts } from "../label-texts.ts";
import { useChannels } from "../useChannels.ts";
import { useNeedsNewApproval } from "./useNeedsNewApproval.ts";

interface PublishOutcomeProps {
  values: JobInput;
  job: JobDetails | undefined;
  zone: string | undefined;
}

/** Says what the form's last button will do: publish, where and until when, or ask whom. */
export function PublishOutcome({ values, job, zone }: PublishOutcomeProps) {
  const say = useTexts();
  const needsNewApproval = useNeedsNewApproval(job, values);
  const approvals = useFlag(approvalProcess);
  const actor = useActor();
  const status = job?.status ?? "DRAFT";
  if (needsNewApproval)
    return (
      <Banner tone="warning" title={say(approvalTexts.changed)}>
        {say(approvalTexts.asksAgain)}
      </Banner>
    );
  if (status === "PENDING_APPROVAL") return <Banner>{say(approvalTexts.waits)}</Banner>;
  if (status !== "DRAFT") return null;
  return (
    <Card title={say(approvalTexts.next)}>
      {submittedStatus(actor, { approvals }) === "ACTIVE" ? (
        <Publishes {...{ values, zone }} />
      ) : (
        <Asks job={job} recruiter_id={values.recruiter_id} />
      )}
    </Card>
  );
}

function Publishes({ values, zone }: Omit<PublishOutcomeProps, "job">) {
  const say = useTexts();
  const { longDate } = useDates();
  const on = useChannels().filter((channel) => values.channels.includes(channel));
  const { closing_date_time: closing } = values;
  const day = closing && zone && longDate(localDateOf(closing, zone));
  if (on.length === 0) return <Text>{say(approvalTexts.unadvertised)}</Text>;
  return (
    <Text>
      {say(approvalTexts.publishes, {
        channels: listed(
          say,
          on.map((id) => say(channelTexts[id])),
        ),
      })}{" "}
      {day ? say(approvalTexts.untilDay, { day }) : say(approvalTexts.untilClosed)}
    </Text>
  );
}

function Asks({ job, recruiter_id }: { job: JobDetails | undefined; recruiter_id: number }) {
  const say = useTexts();
  const { data } = useEndpoint(
    getJobApproval,
    { params: { id: job?.id ?? 0 } },
    { enabled: job?.recruiter_id === recruiter_id, staleTime: 0 },
  );
  if (!data) return <Text>{say(approvalTexts.asksSomebody)}</Text>;
  const names = data.approvers.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  const [name] = names;
  if (!name) return <Banner tone="warning">{say(approvalTexts.nobody)}</Banner>;
  return (
    <Text>
      {names.length === 1
        ? say(approvalTexts.asksOne, { name })
        : say(approvalTexts.asks, { names: listed(say, names) })}
    </Text>
  );
}

const listed = (say: Say, names: readonly string[]) =>
  new Intl.ListFormat(say.locale).format(names);
