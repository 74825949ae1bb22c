import { jobBoards } from "@ats/core/careers/source";
import { getPublishing } from "@ats/core/jobs/channel-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { Megaphone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { AddressField } from "../app/AddressField.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { useCan } from "../session/session.tsx";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { channelTexts } from "./label-texts.ts";
import { publishingTexts } from "./settings-texts.ts";

const RenewLinkDialog = lazy(() => import("./RenewLinkDialog.tsx"));

export default function PublishingSection() {
  const say = useTexts();
  const query = useEndpoint(getPublishing, {});
  return (
    <SectionState query={query} title={say(publishingTexts.notLoaded)}>
      {({ careers_page, internal, job_feed }) =>
        careers_page || internal || job_feed ? (
          <Stack gap="lg">
            {careers_page && (
              <Card title={say(channelTexts.careers_page)}>
                <AddressField
                  label={say(publishingTexts.address)}
                  description={say(publishingTexts.addressHint)}
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
            title={say(publishingTexts.none)}
            description={say(publishingTexts.noneHint)}
          />
        )
      }
    </SectionState>
  );
}

function Internal({ address }: { address: string }) {
  const say = useTexts();
  const mayRenew = useCan("VIEW_SETTINGS");
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={say(channelTexts.internal)}>
      <AddressField
        label={say(publishingTexts.internalLink)}
        description={say(publishingTexts.internalLinkHint)}
        address={address}
        copyLabel={say(publishingTexts.copyLink)}
      >
        {mayRenew && (
          <Button onPress={() => setAsked(true)}>{say(publishingTexts.askToReplace)}</Button>
        )}
      </AddressField>
      {isAsked && (
        <Suspense>
          <RenewLinkDialog onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const another: string = "another";

/** The address of the job feed, with the name of the board that reads it. */
function JobFeed({ address }: { address: string }) {
  const say = useTexts();
  const [board, setBoard] = useState<string>(jobBoards[0]);
  const url = new URL(address);
  if (board !== another) url.searchParams.set("source", board);
  return (
    <Card title={say(channelTexts.job_feed)}>
      <Stack>
        <Select
          label={say(publishingTexts.jobBoard)}
          description={say(publishingTexts.jobBoardHint)}
          value={board}
          onChange={setBoard}
          options={[...jobBoards, another].map((id) => ({
            id,
            label: id === another ? say(publishingTexts.anotherBoard) : id,
          }))}
        />
        <AddressField
          label={say(publishingTexts.feed)}
          description={say(publishingTexts.feedHint)}
          address={url.href}
        />
      </Stack>
    </Card>
  );
}
