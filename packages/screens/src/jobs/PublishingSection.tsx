import { jobBoards } from "@ats/core/careers/source";
import { channels } from "@ats/core/jobs/channel";
import { getPublishing } from "@ats/core/jobs/channel-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Megaphone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { AddressField } from "../app/AddressField.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { useCan } from "../session/session.tsx";
import { SectionState } from "../settings/settings/SectionState.tsx";

const RenewLinkDialog = lazy(() => import("./RenewLinkDialog.tsx"));

export default function PublishingSection() {
  const query = useEndpoint(getPublishing, {});
  return (
    <SectionState query={query} title="The addresses could not be loaded">
      {({ careers_page, internal, job_feed }) =>
        careers_page || internal || job_feed ? (
          <Stack gap="lg">
            {careers_page && (
              <Card title={channels.careers_page.label}>
                <AddressField
                  label="Address"
                  description="Lists the jobs advertised on it and takes applications. To record where applicants come from, add ?source= and a name to a job's address."
                  address={careers_page}
                />
              </Card>
            )}
            {internal && <Internal address={internal} />}
            {job_feed && <JobFeed address={job_feed} />}
          </Stack>
        ) : (
          <EmptyState
            level={3}
            icon={<Megaphone />}
            title="Your company does not publish jobs"
            description="It has no channels. Ask support to add one."
          />
        )
      }
    </SectionState>
  );
}

function Internal({ address }: { address: string }) {
  const mayRenew = useCan("VIEW_SETTINGS");
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={channels.internal.label}>
      <AddressField
        label="Link for colleagues"
        description="Share it on your intranet. Anyone with the link can see internal vacancies and apply, with the source “Internal”. Search engines don’t list them."
        address={address}
        copyLabel="Copy link"
      >
        {mayRenew && <Button onPress={() => setAsked(true)}>Replace link…</Button>}
      </AddressField>
      {isAsked && (
        <Suspense>
          <RenewLinkDialog onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const another = "Another job board";

/** The address of the job feed, with the name of the board that reads it. */
function JobFeed({ address }: { address: string }) {
  const [board, setBoard] = useState<string>(jobBoards[0]);
  const url = new URL(address);
  if (board !== another) url.searchParams.set("source", board);
  return (
    <Card title={channels.job_feed.label}>
      <Stack>
        <Select
          label="Job board"
          description="Recorded as the source of its applications."
          value={board}
          onChange={setBoard}
          options={[...jobBoards, another].map((name) => ({ id: name, label: name }))}
        />
        <AddressField
          label="Feed address"
          description="Give it to the job board. It lists every job advertised on the job feed, in Indeed’s XML format."
          address={url.href}
        />
      </Stack>
    </Card>
  );
}
