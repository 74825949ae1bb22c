import { openMeeting } from "@ats/core/connections/contract";
import { Button } from "@ats/ui/Button";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Video } from "lucide-react";
import { useCall } from "../app/endpoint.ts";
import { googleMeetTexts } from "../connections/texts.ts";

/** Makes a Google Meet link for the form's interview. */
export function MakeLink({ onMade }: { onMade(video_link: string): void }) {
  const say = useTexts();
  const make = useCall(openMeeting, { onSuccess: ({ video_link }) => onMade(video_link) });
  return (
    <Stack gap="xs">
      <Button
        size="sm"
        iconStart={<Video />}
        isPending={make.isPending}
        onPress={() => make.mutate({})}
      >
        {say(googleMeetTexts.makeLink)}
      </Button>
      <div role="alert">
        {make.error && (
          <Text tone="critical" size="sm">
            {make.error.message}
          </Text>
        )}
      </div>
    </Stack>
  );
}
