import type { SubmissionInvitation } from "@ats/core/agency-portal/interviews-contract";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { interviewTypeTexts } from "../../interviews/label-texts.ts";
import { interviewCardTexts as here } from "./texts.ts";

interface InvitationLineProps {
  invitation: SubmissionInvitation;
  onChoose(): void;
  onDecline(): void;
}

/** An invitation to choose a time. */
export function InvitationLine({ invitation, onChoose, onDecline }: InvitationLineProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { title, type, room, panel, minutes: count, expires_date_time, time_zone } = invitation;
  const { slots, can_answer } = invitation;
  const date = shortDate(expires_date_time, { timeZone: time_zone });
  return (
    <Stack as="li" gap="sm">
      <Stack gap="xs">
        <Inline gap="sm">
          <Text weight="medium">{title}</Text>
          {can_answer && <StatusBadge tone="warning" label={say(here.waits)} />}
        </Inline>
        <Text as="p">{say(here.chooseBy, { count, date })}</Text>
        <Text as="p" size="sm">
          {[
            room || say(interviewTypeTexts[type]),
            say(here.with, { names: panel.join(", ") }),
          ].join(" · ")}
        </Text>
        {slots.length === 0 && (
          <Text as="p" size="sm" tone="muted">
            {say(here.noTimes)}
          </Text>
        )}
      </Stack>
      {can_answer && (
        <Inline gap="sm">
          {slots.length > 0 && (
            <Button size="sm" onPress={onChoose}>
              {say(here.choose)}
            </Button>
          )}
          <Button size="sm" variant="ghost" onPress={onDecline}>
            {say(here.noneSuits)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
