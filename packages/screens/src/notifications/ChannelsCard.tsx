import { eventDefinitions, notificationChannels } from "@ats/core/notifications/events";
import type { NotificationEvent } from "@ats/core/notifications/notification";
import type { NotificationSettings } from "@ats/core/notifications/settings-contract";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts, type Text as Words } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import * as css from "./ChannelsCard.css.ts";
import type { useSaveNotificationSettings } from "./settings-queries.ts";
import { channelTexts, eventTexts, notificationSettingsTexts } from "./settings-texts.ts";

const events = Object.keys(eventDefinitions) as NotificationEvent[];

/** A box for each event and channel. */
export function ChannelsCard({
  title = notificationSettingsTexts.events,
  hint = notificationSettingsTexts.emailHint,
  isNamed = false,
  channels,
  isDisabled,
  onChange,
}: Pick<NotificationSettings, "channels"> & {
  title?: Words;
  hint?: Words;
  /** True where a page has several such cards, so that each box names its own. */
  isNamed?: boolean;
  isDisabled: boolean;
  onChange: ReturnType<typeof useSaveNotificationSettings>["saveChannel"];
}) {
  const say = useTexts();
  return (
    <Card title={say(title)}>
      <Stack gap="md">
        <table className={css.table}>
          <thead className={css.head}>
            <tr>
              <th scope="col">
                <VisuallyHidden>{say(notificationSettingsTexts.event)}</VisuallyHidden>
              </th>
              {notificationChannels.map((channel) => (
                <th key={channel} scope="col" className={css.column}>
                  {say(channelTexts[channel])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={css.body}>
            {events.map((event) => (
              <tr key={event} className={css.row}>
                <th scope="row" className={css.event}>
                  {say(eventTexts[event])}
                </th>
                {notificationChannels.map((channel) => (
                  <td key={channel} className={css.cell}>
                    {eventDefinitions[event].channels.includes(channel) ? (
                      <Checkbox
                        isSelected={channels[event].includes(channel)}
                        isDisabled={isDisabled}
                        onChange={(is_on) =>
                          onChange({ params: { event, channel }, body: { is_on } })
                        }
                      >
                        <VisuallyHidden>
                          {isNamed && `${say(title)}, `}
                          {say(eventTexts[event])}:{" "}
                        </VisuallyHidden>
                        <span className={css.channel}>{say(channelTexts[channel])}</span>
                      </Checkbox>
                    ) : (
                      <span className={css.always}>
                        <span className={css.channel}>{say(channelTexts[channel])}: </span>
                        {say(notificationSettingsTexts.always)}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Text size="sm" tone="muted">
          {say(hint)}
        </Text>
      </Stack>
    </Card>
  );
}
