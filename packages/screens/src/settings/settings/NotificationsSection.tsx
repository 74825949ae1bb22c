import { getUserSettings } from "@ats/core/users/contract";
import { saveNotificationChoices } from "@ats/core/users/profile-contract";
import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { useTexts } from "@ats/ui/texts";
import { NotificationDefaultsCard } from "../../notifications/NotificationDefaultsCard.tsx";
import { NotificationSettings } from "../../notifications/NotificationSettings.tsx";
import { useCall } from "../../app/endpoint.ts";
import { useCanUse, useUser } from "../../session/session.tsx";
import { useRefresh } from "./queries.ts";
import { settingsTexts } from "./texts.ts";

export default function NotificationsSection() {
  const say = useTexts();
  const { sendNotification, notification_sound } = useUser();
  const refresh = useRefresh();
  const maySetDefaults = useCanUse("companySettings");
  const save = useCall(saveNotificationChoices, { onSettled: () => refresh(getUserSettings) });
  const choices = save.isPending ? save.variables.body : { sendNotification, notification_sound };
  const choose = (part: Partial<typeof choices>) => save.mutate({ body: { ...choices, ...part } });
  return (
    <Stack gap="lg">
      <Card title={say(settingsTexts.notifications)}>
        <Stack gap="lg">
          <Switch
            isSelected={choices.sendNotification}
            onChange={(sendNotification) => choose({ sendNotification })}
            description={say(settingsTexts.notifyMeHint)}
            errorMessage={save.error?.message}
          >
            {say(settingsTexts.notifyMe)}
          </Switch>
          <Switch
            isSelected={choices.notification_sound}
            isDisabled={!choices.sendNotification}
            onChange={(notification_sound) => choose({ notification_sound })}
            description={say(settingsTexts.playASoundHint)}
          >
            {say(settingsTexts.playASound)}
          </Switch>
        </Stack>
      </Card>
      <NotificationSettings isDisabled={!choices.sendNotification} />
      {maySetDefaults && <NotificationDefaultsCard />}
    </Stack>
  );
}
