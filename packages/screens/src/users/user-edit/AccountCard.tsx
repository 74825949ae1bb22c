import { to } from "@ats/core/navigation/routes";
import type { Profile } from "@ats/core/users/profile";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { useDates } from "../../dates/useDates.ts";
import { useUser } from "../../session/session.tsx";
import { usersTexts } from "../texts.ts";
import { userEditTexts } from "./texts.ts";

/** Facts about a user's account. */
export function AccountCard({ user }: { user: Profile }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const isOwn = useUser().id === user.id;
  const { invitation_expires_date_time: end, last_sign_in_date_time: last, state } = user;
  return (
    <Card title={say(userEditTexts.account)}>
      <Stack gap="md">
        <DescriptionList
          items={[
            { term: say(usersTexts.email), description: user.email },
            ...(end
              ? [
                  {
                    term: say(
                      state === "EXPIRED" ? userEditTexts.expired : userEditTexts.invitedUntil,
                    ),
                    description: shortDate(end),
                  },
                ]
              : [
                  {
                    term: say(usersTexts.lastSignIn),
                    description: last ? <RelativeTime iso={last} /> : say(usersTexts.never),
                  },
                  {
                    term: say(usersTexts.twoStepVerification),
                    description: say(user.mfa ? usersTexts.on : usersTexts.off),
                  },
                ]),
            {
              term: say(userEditTexts.added),
              description: user.is_provisioned
                ? `${shortDate(user.created_date_time)} · ${say(usersTexts.provisioned)}`
                : shortDate(user.created_date_time),
            },
          ]}
        />
        {isOwn && (
          <Text as="p" size="sm" tone="muted">
            {say(userEditTexts.ownHint)}{" "}
            <Link href={to.Settings()}>{say(userEditTexts.ownSettings)}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
