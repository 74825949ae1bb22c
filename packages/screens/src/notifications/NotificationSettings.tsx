import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { ChannelsCard } from "./ChannelsCard.tsx";
import { DigestCard } from "./DigestCard.tsx";
import { MutedJobsCard } from "./MutedJobsCard.tsx";
import { useNotificationSettings, useSaveNotificationSettings } from "./settings-queries.ts";
import { notificationSettingsTexts } from "./settings-texts.ts";

/** The user's choice of events, channels, digest and muted jobs. */
export function NotificationSettings({ isDisabled }: { isDisabled: boolean }) {
  const say = useTexts();
  const query = useNotificationSettings();
  const { saveChannel, saveDigest, muteJob } = useSaveNotificationSettings();
  return (
    <SectionState query={query} title={say(notificationSettingsTexts.notLoaded)}>
      {({ muted_jobs, ...settings }) => (
        <Stack gap="lg">
          <ChannelsCard {...settings} isDisabled={isDisabled} onChange={saveChannel} />
          <DigestCard {...settings} onChange={saveDigest} />
          {muted_jobs.length > 0 && (
            <MutedJobsCard
              jobs={muted_jobs}
              onUnmute={(id) => muteJob({ params: { id }, body: { muted: false } })}
            />
          )}
        </Stack>
      )}
    </SectionState>
  );
}
