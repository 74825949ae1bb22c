import type { NotificationSettings } from "@ats/core/notifications/settings-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { jobName } from "./job-name.ts";
import { notificationSettingsTexts } from "./settings-texts.ts";

export function MutedJobsCard({
  jobs,
  onUnmute,
}: {
  jobs: NotificationSettings["muted_jobs"];
  onUnmute(id: number): void;
}) {
  const say = useTexts();
  return (
    <Card title={say(notificationSettingsTexts.mutedJobs)}>
      <Stack gap="sm">
        {jobs.map((job) => (
          <Inline key={job.id} justify="between" wrap={false}>
            <Text>{jobName(say, job)}</Text>
            <Button
              size="sm"
              aria-label={say(notificationSettingsTexts.unmuteJob, { job: jobName(say, job) })}
              onPress={() => onUnmute(job.id)}
            >
              {say(notificationSettingsTexts.unmute)}
            </Button>
          </Inline>
        ))}
        <Text size="sm" tone="muted">
          {say(notificationSettingsTexts.mutedHint)}
        </Text>
      </Stack>
    </Card>
  );
}
