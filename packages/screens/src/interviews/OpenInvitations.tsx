import {
  listBookingInvitations,
  withdrawBookingInvitation,
} from "@ats/core/interviews/booking-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Stack } from "@ats/ui/Stack";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { useDates } from "../dates/useDates.ts";
import { interviewsTexts } from "./texts.ts";

export function OpenInvitations({ id }: { id: number }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const queries = useQueryClient();
  const { data } = useEndpoint(
    listBookingInvitations,
    { params: { id } },
    { meta: { isLive: true } },
  );
  const { mutate, isPending } = useCall(withdrawBookingInvitation, {
    onError: ({ message }) => showToast({ tone: "critical", title: message }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listBookingInvitations) }),
  });
  if (!data || data.records.length === 0) return null;
  return (
    <Stack gap="sm">
      {data.records.map((invitation) => (
        <Banner
          key={invitation.id}
          tone="info"
          title={say(interviewsTexts.waiting, { title: invitation.title })}
          actions={
            <Button
              size="sm"
              isDisabled={isPending}
              onPress={() => mutate({ params: { id: invitation.id }, mayBeMissing: true })}
            >
              {say(interviewsTexts.cancelLink)}
            </Button>
          }
        >
          {say(interviewsTexts.invitationSpan, {
            count: invitation.minutes,
            from: shortDate(invitation.first_date),
            to: shortDate(invitation.last_date),
            expires: shortDate(invitation.expires_date_time, { timeZone: invitation.time_zone }),
          })}
        </Banner>
      ))}
    </Stack>
  );
}
