import type { Output } from "@ats/core/contract/endpoint";
import type { getMfa } from "@ats/core/session/mfa-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { settingsTexts } from "./texts.ts";

/** Suggests new codes when this few are left. */
const few = 3;

interface VerificationViewProps extends Output<typeof getMfa> {
  onEnrol(): void;
  onRenew(): void;
  onDisable(): void;
}

export function VerificationView({
  enabled,
  enabled_date_time,
  recovery_codes_left: left,
  onEnrol,
  onRenew,
  onDisable,
}: VerificationViewProps) {
  const say = useTexts();
  const { fullDate } = useDates();
  return (
    <Card
      title={say(settingsTexts.twoStep)}
      actions={
        enabled ? (
          <Tag tone="positive">{say(settingsTexts.on)}</Tag>
        ) : (
          <Tag>{say(settingsTexts.off)}</Tag>
        )
      }
    >
      <Stack gap="lg">
        {enabled && left <= few && (
          <Banner
            tone="warning"
            actions={
              <Button size="sm" onPress={onRenew}>
                {say(settingsTexts.createCodes)}
              </Button>
            }
          >
            {left === 0 ? say(settingsTexts.noCodes) : say(settingsTexts.fewCodes)}
          </Banner>
        )}
        {enabled ? (
          <DescriptionList
            items={[
              {
                term: say(settingsTexts.signingIn),
                description: say(settingsTexts.passwordAndCode),
              },
              ...(enabled_date_time
                ? [{ term: say(settingsTexts.onSince), description: fullDate(enabled_date_time) }]
                : []),
              { term: say(settingsTexts.codesLeft), description: left },
            ]}
          />
        ) : (
          <Text as="p">{say(settingsTexts.twoStepHint)}</Text>
        )}
        <Inline>
          {enabled && <Button onPress={onRenew}>{say(settingsTexts.newCodesTitle)}</Button>}
          {enabled && <Button onPress={onEnrol}>{say(settingsTexts.moveApp)}</Button>}
          {/* A single button for both, so that the focus can return to it. */}
          <Button variant={enabled ? "danger" : "primary"} onPress={enabled ? onDisable : onEnrol}>
            {enabled ? say(settingsTexts.turnOff) : say(settingsTexts.turnOn)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
