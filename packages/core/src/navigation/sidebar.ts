import { type Circumstances, type Feature, mayUse, type Viewer } from "../rights/access.ts";
import type { RouteName } from "./routes.ts";

/** Widths in CSS pixels, open and collapsed. Specification §9. */
export const sidebarWidth = 173;
export const sidebarMiniWidth = 68;

export interface SidebarItem {
  label: string;
  route: RouteName;
  /** Feature that shows the item; rights/access.ts has the rules. */
  feature: Feature;
}

/** Specification §2, Sidebar menu; right to work is our own. */
export const sidebarItems: readonly SidebarItem[] = [
  { label: "Jobs", route: "jobList", feature: "jobs" },
  { label: "Approvals", route: "approvalRequestTable", feature: "approvals" },
  { label: "Candidates", route: "candidateList", feature: "candidates" },
  { label: "Right to work", route: "rightToWork", feature: "rightToWork" },
  { label: "Calendar", route: "calendar", feature: "calendar" },
  { label: "Reports", route: "dashboard", feature: "reports" },
  { label: "Agencies", route: "AgencyList", feature: "agencies" },
  { label: "Training", route: "training", feature: "training" },
  { label: "Marketplace", route: "marketplace", feature: "marketplace" },
  { label: "Recruitment success", route: "recruitmentSuccess", feature: "recruitmentSuccess" },
  { label: "Costs", route: "costsList", feature: "costs" },
  { label: "Multi-Client", route: "clientList", feature: "multiClient" },
  { label: "Users", route: "userList", feature: "users" },
  { label: "Emails", route: "emailTemplates", feature: "emails" },
];

/** Items for agency companies. Specification §2. */
export const agencySidebarItems: readonly SidebarItem[] = [
  { label: "Agency Jobs", route: "agencyJobList", feature: "agencyJobs" },
  { label: "Agency Clients", route: "agencyClientList", feature: "agencyClients" },
  { label: "Agency Users", route: "agencyUsers", feature: "agencyUsers" },
];

/** Returns the items a user may see. The host's `hasScreen` leaves out routes without a screen. */
export function sidebarFor(
  user: Viewer,
  circumstances: Circumstances,
  hasScreen: (route: RouteName) => boolean,
): SidebarItem[] {
  const items = user.company_type === "AGENCY" ? agencySidebarItems : sidebarItems;
  return items.filter(
    ({ route, feature }) => hasScreen(route) && mayUse(feature, user, circumstances),
  );
}
