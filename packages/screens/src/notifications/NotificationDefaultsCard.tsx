import { notificationChannels } from "@ats/core/notifications/events";
import { defaultChannels } from "@ats/core/notifications/choices";
import type { NotificationDefaults } from "@ats/core/notifications/defaults";
import { type NotificationEvent, notificationEvents } from "@ats/core/notifications/notification";
import type { NotificationSettings } from "@ats/core/notifications/settings-contract";
import { getCompanySettings } from "@ats/core/settings/company-contract";
import { Banner } from "@ats/ui/Banner";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { useUser } from "../session/session.tsx";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { useCompanySetting } from "../settings/settings/useCompanySetting.ts";
import { ChannelsCard } from "./ChannelsCard.tsx";
import { notificationSettingsTexts } from "./settings-texts.ts";

/** The company's choice of notifications for colleagues who have chosen nothing themselves. */
export function NotificationDefaultsCard() {
  const say = useTexts();
  const queries = useQueryClient();
  const { company: id } = useUser();
  const query = useEndpoint(getCompanySettings, { params: { id } });
  const setting = useCompanySetting("company_settings", "notification_defaults");
  const readAgain = () => void queries.invalidateQueries({ queryKey: keyOf(getCompanySettings) });
  return (
    <SectionState query={query} title={say(notificationSettingsTexts.notLoaded)}>
      {({ settings }) => {
        const saved = settings.notification_defaults as NotificationDefaults;
        const channels = Object.fromEntries(
          notificationEvents.map((event) => [event, [...defaultChannels(saved, event)]]),
        ) as NotificationSettings["channels"];
        const channelsAfter = (event: NotificationEvent, channel: string, is_on: boolean) =>
          notificationChannels.filter((each) =>
            each === channel ? is_on : channels[event].includes(each),
          );
        return (
          <>
            {setting.error && <Banner tone="critical">{setting.error.message}</Banner>}
            <ChannelsCard
              isNamed
              title={notificationSettingsTexts.forOthers}
              hint={notificationSettingsTexts.forOthersHint}
              channels={channels}
              // A disabled box would lose the focus.
              isDisabled={false}
              onChange={({ params: { event, channel }, body: { is_on } }) =>
                !setting.isPending &&
                setting.save(
                  { ...saved, [event]: channelsAfter(event, channel, is_on) },
                  JSON.stringify(saved),
                  readAgain,
                )
              }
            />
          </>
        );
      }}
    </SectionState>
  );
}
