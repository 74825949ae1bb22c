import { listBookingInvitations } from "@ats/core/interviews/booking-contract";
import { Banner } from "@ats/ui/Banner";
import { useEndpoint } from "../app/endpoint.ts";

export function InvitationWarning({ id }: { id: number }) {
  const { data } = useEndpoint(
    listBookingInvitations,
    { params: { id } },
    { meta: { isLive: true } },
  );
  if (!data || data.records.length === 0) return null;
  return (
    <Banner
      tone="info"
      title={`The candidate has a booking link: ${data.records.map(({ title }) => title).join(", ")}`}
    >
      Arranging this interview cancels the link.
    </Banner>
  );
}
