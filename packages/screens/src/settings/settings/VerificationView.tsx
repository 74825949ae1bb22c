import type { getMfa } from "@ats/core/session/mfa-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { fullDate } from "../../dates/dates.ts";

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
  return (
    <Card
      title="Two-step verification"
      actions={enabled ? <Tag tone="positive">On</Tag> : <Tag>Off</Tag>}
    >
      <Stack gap="lg">
        {enabled && left <= few && (
          <Banner
            tone="warning"
            actions={
              <Button size="sm" onPress={onRenew}>
                Create new codes
              </Button>
            }
          >
            {left === 0
              ? "You have no recovery codes. Without one you can’t sign in if you lose your phone."
              : "You have few recovery codes left."}
          </Banner>
        )}
        {enabled ? (
          <DescriptionList
            items={[
              { term: "Signing in", description: "Your password and a code from your app" },
              ...(enabled_date_time
                ? [{ term: "On since", description: fullDate(enabled_date_time) }]
                : []),
              { term: "Recovery codes left", description: left },
            ]}
          />
        ) : (
          <Text as="p">
            With two-step verification, signing in needs a code from your phone as well as your
            password.
          </Text>
        )}
        <Inline>
          {enabled && <Button onPress={onRenew}>New recovery codes</Button>}
          {enabled && <Button onPress={onEnrol}>Move to another app</Button>}
          {/* A single button for both, so that the focus can return to it. */}
          <Button variant={enabled ? "danger" : "primary"} onPress={enabled ? onDisable : onEnrol}>
            {enabled ? "Turn off" : "Turn on"}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
