import { getUserSettings } from "@ats/core/users/contract";
import { saveNotificationChoices } from "@ats/core/users/profile-contract";
import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { useCall } from "../../app/endpoint.ts";
import { useUser } from "../../session/session.tsx";
import { useRefresh } from "./queries.ts";

export default function NotificationsSection() {
  const { sendNotification, notification_sound } = useUser();
  const refresh = useRefresh();
  const save = useCall(saveNotificationChoices, { onSettled: () => refresh(getUserSettings) });
  const choices = save.isPending ? save.variables.body : { sendNotification, notification_sound };
  const choose = (part: Partial<typeof choices>) => save.mutate({ body: { ...choices, ...part } });
  return (
    <Card title="Notifications">
      <Stack gap="lg">
        <Switch
          isSelected={choices.sendNotification}
          onChange={(sendNotification) => choose({ sendNotification })}
          description="When an application for one of your jobs arrives or changes. Lists and counts always update."
          errorMessage={save.error?.message}
        >
          Notify me
        </Switch>
        <Switch
          isSelected={choices.notification_sound}
          isDisabled={!choices.sendNotification}
          onChange={(notification_sound) => choose({ notification_sound })}
          description="A short tone with each notification, unless you mute the bell."
        >
          Play a sound
        </Switch>
      </Stack>
    </Card>
  );
}
