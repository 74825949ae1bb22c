import type { Right } from "../rights/rights.ts";
import type { User } from "../users/user.ts";
import type { RouteName } from "./routes.ts";

/** Widths in CSS pixels, open and collapsed. Specification §9. */
export const sidebarWidth = 173;
export const sidebarMiniWidth = 68;

export interface SidebarItem {
  label: string;
  route: RouteName;
  right?: Right;
  /** What the company or the user must have besides the right. */
  when?: (user: User, context: SidebarContext) => boolean;
}

export interface SidebarContext {
  /** A client list exists for the user. */
  hasClients: boolean;
  /** The approval-process feature flag. */
  approvals: boolean;
}

/** Shown to parent-company users who are not technical support, or to Master group users. Specification §6. */
const multiClient = (user: User, { hasClients }: SidebarContext): boolean =>
  hasClients &&
  (user.ats_settings.parent_ats
    ? user.userType !== "Technical support user"
    : user.userType === "Master group user");

/** Specification §2, Sidebar menu. */
export const sidebarItems: readonly SidebarItem[] = [
  { label: "Jobs", route: "jobList", right: "VIEW_JOBS" },
  { label: "Approvals", route: "approvalRequestTable", when: (_, { approvals }) => approvals },
  { label: "Candidates", route: "candidateList", right: "VIEW_CANDIDATES" },
  { label: "Calendar", route: "calendar", right: "VIEW_INTERVIEWS" },
  { label: "Reports", route: "dashboard", right: "VIEW_REPORTS" },
  {
    label: "Agencies",
    route: "AgencyList",
    right: "VIEW_AGENCIES",
    when: (user) => user.ats_settings.agency_enabled,
  },
  { label: "Training", route: "training", right: "VIEW_TRAINING" },
  { label: "Marketplace", route: "marketplace" },
  { label: "Recruitment success", route: "recruitmentSuccess", right: "VIEW_RECRUITMENT_SUCCESS" },
  {
    label: "Costs",
    route: "costsList",
    right: "VIEW_COST",
    when: (user) => user.ats_settings.cost_enabled,
  },
  { label: "Multi-Client", route: "clientList", right: "VIEW_CLIENT", when: multiClient },
  { label: "Users", route: "userList", right: "VIEW_USERS" },
  { label: "Emails", route: "emailTemplates", right: "VIEW_TEMPLATES" },
];

/** What agency companies see instead. Specification §2. */
export const agencySidebarItems: readonly SidebarItem[] = [
  { label: "Agency Jobs", route: "agencyJobList", right: "VIEW_JOBS" },
  { label: "Agency Clients", route: "agencyClientList", right: "VIEW_AGENCY_CLIENTS" },
  { label: "Agency Users", route: "agencyUsers", right: "VIEW_USERS" },
];

/** The items that a user may see; a route without a screen is left out by the host's `hasScreen`. */
export function sidebarFor(
  user: User,
  context: SidebarContext,
  hasScreen: (route: RouteName) => boolean,
): SidebarItem[] {
  const items = user.company_type === "AGENCY" ? agencySidebarItems : sidebarItems;
  return items.filter(
    ({ route, right, when }) =>
      hasScreen(route) &&
      (!right || user.rights.has_access.includes(right)) &&
      (!when || when(user, context)),
  );
}
