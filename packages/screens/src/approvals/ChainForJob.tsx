import { type ApprovalChain, findApprovalChain } from "@ats/core/approvals/chains-contract";
import type { Words } from "@ats/core/approvals/chain-in-words";
import { spokenJob } from "@ats/core/jobs/job-name";
import { listJobs } from "@ats/core/jobs/list-contract";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { ComboBox, type LoadOptions } from "@ats/ui/ComboBox";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useCallback, useState } from "react";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { useMayCall } from "../session/useMayCall.ts";
import { ChainSteps } from "./ChainSteps.tsx";
import { chainForJobTexts } from "./texts.ts";

interface ChainForJobProps {
  chains: readonly ApprovalChain[];
  words: Words;
}

/** Says which chain a job would take now, and which steps it would skip. */
export function ChainForJob(props: ChainForJobProps) {
  const mayFind = useMayCall(findApprovalChain);
  const mayChoose = useMayCall(listJobs);
  return mayFind && mayChoose ? <JobChoice {...props} /> : null;
}

function JobChoice({ chains, words }: ChainForJobProps) {
  const say = useTexts();
  const { client } = useAts();
  const [chosen, setChosen] = useState<{ id: number; label: string }>();
  const loadOptions = useCallback<LoadOptions>(
    async (q, signal) => {
      const query = { filter: "all" as const, q, per_page: 50 };
      const { records } = await client.call(listJobs, { query, signal });
      return records.map((job) => ({
        id: JSON.stringify({ id: job.id, label: spokenJob(job) }),
        label: spokenJob(job),
        description: job.location,
      }));
    },
    [client],
  );
  return (
    <Card title={say(chainForJobTexts.title)}>
      <Stack>
        <ComboBox
          label={say(chainForJobTexts.job)}
          loadOptions={loadOptions}
          onChange={(job) => setChosen(job ? JSON.parse(job) : undefined)}
        />
        {chosen && <Answer job={chosen} {...{ chains, words }} />}
      </Stack>
    </Card>
  );
}

function Answer({ job, chains, words }: ChainForJobProps & { job: { id: number; label: string } }) {
  const say = useTexts();
  // The chains are part of the question: another order is another answer.
  const { data, error } = useEndpoint(findApprovalChain, { params: { id: job.id } });
  if (error)
    return (
      <Banner tone="critical" title={say(chainForJobTexts.notFound)}>
        {error.message}
      </Banner>
    );
  if (!data) return null;
  const chain = chains.find(({ id }) => id === data.chain_id);
  return (
    <div aria-live="polite">
      {chain ? (
        <Stack gap="xs">
          <Text weight="medium">
            {say(chainForJobTexts.takes, { job: job.label, chain: chain.name })}
          </Text>
          <ChainSteps chain={chain} words={words} skipped={data.skipped} />
        </Stack>
      ) : (
        <Text>{say(chainForJobTexts.takesNone, { job: job.label })}</Text>
      )}
    </div>
  );
}
