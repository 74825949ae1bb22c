import type { Agency } from "@ats/core/agencies/contract";
import type { AgencyLink } from "@ats/core/agencies/link-contract";
import { endAgencyLink, getAgencyLink, inviteAgency } from "@ats/core/agencies/link-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { datesIn } from "../../dates/dates.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { linkTones } from "../link-tones.ts";
import { useRefreshAgencies } from "../useRefreshAgencies.ts";
import { linkStateTexts, portalTexts } from "../portal-texts.ts";

interface PortalCardProps {
  agency: Agency;
  isReadOnly: boolean;
}

/** Invites an agency to the portal, and says what became of it. */
export function PortalCard({ agency, isReadOnly }: PortalCardProps) {
  const say = useTexts();
  const params = { id: agency.id };
  const query = useEndpoint(getAgencyLink, { params });
  return (
    <Card title={say(portalTexts.title)}>
      <ListContent what={say(portalTexts.what)} query={query} lines={3}>
        {({ link }) => (
          <Stack gap="md">
            {link ? (
              <DescriptionList items={factsOf(say, link)} />
            ) : (
              <Text as="p" tone="muted">
                {say(portalTexts.never)}
              </Text>
            )}
            {!isReadOnly && <LinkActions key={link?.contact.email} {...{ agency, link }} />}
          </Stack>
        )}
      </ListContent>
    </Card>
  );
}

function factsOf(say: Say, link: AgencyLink) {
  const { shortDate } = datesIn(say.locale);
  const { state, contact, invited_by, expires_date_time: until } = link;
  const date = shortDate(link.invited_date_time);
  const { account, answered_by, answered_date_time: answered, ended_date_time: ended } = link;
  return [
    {
      term: say(portalTexts.state),
      description: <StatusBadge tone={linkTones[state]} label={say(linkStateTexts[state])} />,
    },
    ...(contact.email
      ? [
          {
            term: say(portalTexts.invitedContact),
            description: [
              contact.name,
              contact.email,
              invited_by
                ? say(portalTexts.by, { name: invited_by, date })
                : say(portalTexts.on, { date }),
            ].join(" · "),
          },
        ]
      : []),
    ...(until ? [{ term: say(portalTexts.until), description: shortDate(until) }] : []),
    ...(account && answered
      ? [
          { term: say(portalTexts.account), description: account },
          {
            term: say(state === "REFUSED" ? linkStateTexts.REFUSED : portalTexts.accepted),
            description: say(portalTexts.answered, {
              name: answered_by,
              date: shortDate(answered),
            }),
          },
        ]
      : []),
    ...(ended && state === "ENDED"
      ? [{ term: say(portalTexts.endedOn), description: shortDate(ended) }]
      : []),
  ];
}

function LinkActions({ agency, link }: { agency: Agency; link: AgencyLink | null }) {
  const say = useTexts();
  const { id, name, contacts, status } = agency;
  const refresh = useRefreshAgencies();
  const addresses = [...new Set(contacts.map(({ email }) => email))];
  const [chosen, choose] = useState(link?.contact.email ?? "");
  const email = addresses.find((each) => each === chosen) ?? addresses[0];
  const [isEnding, setEnding] = useState(false);
  const invite = useCall(inviteAgency, {
    onSuccess: (_, { body }) =>
      showToast({
        tone: "positive",
        title: say(portalTexts.invited, { email: String(body.email) }),
      }),
    onError: tellError,
    onSettled: refresh,
  });
  const isWaiting = link?.state === "INVITED" || link?.state === "EXPIRED";
  const end = useCall(endAgencyLink, {
    onSuccess: () =>
      showToast({
        tone: "positive",
        title: say(isWaiting ? portalTexts.withdrawn : portalTexts.ended, { name }),
      }),
    onError: tellError,
    onSettled: refresh,
  });
  const endNow = () => end.mutate({ params: { id }, idempotencyKey: crypto.randomUUID() });
  if (link?.state === "ACTIVE")
    return (
      <Inline>
        <Button isPending={end.isPending} onPress={() => setEnding(true)}>
          {say(portalTexts.end)}
        </Button>
        <ConfirmDialog
          isOpen={isEnding}
          onOpenChange={setEnding}
          tone="critical"
          title={say(portalTexts.endTitle, { name })}
          confirmLabel={say(portalTexts.endNow)}
          onConfirm={() => {
            setEnding(false);
            endNow();
          }}
        >
          {say(portalTexts.endHint)}
        </ConfirmDialog>
      </Inline>
    );
  const hint = status !== "ACTIVE" ? portalTexts.notNow : !email && portalTexts.noContacts;
  return (
    <>
      {hint ? (
        <Text as="p" tone="muted">
          {say(hint)}
        </Text>
      ) : (
        addresses.length > 1 && (
          <Select
            label={say(portalTexts.contact)}
            options={contacts.map((contact) => ({
              id: contact.email,
              label: `${contact.name} · ${contact.email}`,
            }))}
            value={email ?? null}
            onChange={choose}
          />
        )
      )}
      <Inline>
        {email && !hint && (
          <Button
            isPending={invite.isPending}
            onPress={() =>
              invite.mutate({
                params: { id },
                body: { email },
                idempotencyKey: crypto.randomUUID(),
              })
            }
          >
            {say(link ? portalTexts.inviteAgain : portalTexts.invite)}
          </Button>
        )}
        {isWaiting && (
          <Button variant="ghost" isPending={end.isPending} onPress={endNow}>
            {say(portalTexts.withdraw)}
          </Button>
        )}
      </Inline>
    </>
  );
}

const tellError = ({ message }: Error) => showToast({ tone: "critical", title: message });
