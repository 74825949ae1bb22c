import { listBookingInvitations } from "@ats/core/interviews/booking-contract";
import { Banner } from "@ats/ui/Banner";
import { useEndpoint } from "../app/endpoint.ts";

/** Warns that arranging an interview cancels open booking invitations. */
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
      title={`The candidate may choose a time: ${data.records.map(({ title }) => title).join(", ")}`}
    >
      The link ends when this interview is arranged, so that nobody is interviewed twice.
    </Banner>
  );
}
