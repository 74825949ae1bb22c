import { screen } from "../../app/screen.ts";

export const agencyInvitationRoute = screen({
  name: "agencyInvitation",
  layout: "plain",
  load: async () => (await import("./AgencyInvitation.tsx")).AgencyInvitation,
});
