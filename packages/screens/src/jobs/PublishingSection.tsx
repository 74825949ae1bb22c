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

/** The public addresses of the company's adverts, by channel. */
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
                  description="Lists the vacancies that are advertised on it, and takes applications. Add ?source= and a name to a vacancy's address, and its applications name that as their source."
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
            title="Your company does not publish vacancies"
            description="No channel is open to it. Ask support to open one."
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
        description="Put it on your intranet: whoever has it sees the internal vacancies and applies with the source “Internal”. Search engines leave them out."
        address={address}
        copyLabel="Copy the link"
      >
        {mayRenew && <Button onPress={() => setAsked(true)}>Make a new link…</Button>}
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
          description="Its applications have it as their source."
          value={board}
          onChange={setBoard}
          options={[...jobBoards, another].map((name) => ({ id: name, label: name }))}
        />
        <AddressField
          label="Address of the feed"
          description="Give it to the job board. It has every vacancy that is advertised on the job feed, in the XML format of Indeed."
          address={url.href}
        />
      </Stack>
    </Card>
  );
}
