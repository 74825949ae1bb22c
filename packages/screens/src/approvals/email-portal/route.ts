import { screen } from "../../app/screen.ts";

export const approvalPortalRoute = screen({
  name: "approvalRequestEmailPortal",
  layout: "plain",
  load: async () => (await import("./ApprovalPortal.tsx")).ApprovalPortal,
});
