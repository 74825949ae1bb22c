import { listBookingInvitations } from "@ats/core/interviews/booking-contract";
import { Banner } from "@ats/ui/Banner";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { interviewsTexts } from "./texts.ts";

export function InvitationWarning({ id }: { id: number }) {
  const say = useTexts();
  const { data } = useEndpoint(
    listBookingInvitations,
    { params: { id } },
    { meta: { isLive: true } },
  );
  if (!data || data.records.length === 0) return null;
  return (
    <Banner
      tone="info"
      title={say(interviewsTexts.hasLink, {
        titles: data.records.map(({ title }) => title).join(", "),
      })}
    >
      {say(interviewsTexts.linkCancelled)}
    </Banner>
  );
}
