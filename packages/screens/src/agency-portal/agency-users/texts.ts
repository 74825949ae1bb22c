import type { UserFilter } from "@ats/core/users/list-columns";
import { texts } from "@ats/ui/texts";

export const agencyUsersTexts = texts("agencyPortal.users", {
  show: "Show users",
  search: "Search users",
  invite: "Invite a user",
  inviteHint: "We email them a link. It works once, within {days} days.",
  send: "Send invitation",
  invited: "Invitation sent to {email}",
  role: "Role",
  userHint: "Jobs, candidates and clients of your agency",
  adminHint: "The same, and manages users and answers clients",
  approve: "Approve",
  approved: "{name} is approved and gets an email",
  refuse: "Refuse…",
  refuseTitle: "Refuse {name}?",
  refuseHint: "They get no access. You can reactivate them later.",
  refuseNow: "Refuse",
  makeAdmin: "Make an administrator",
  makeUser: "Take administration away",
  nowAdmin: "{name} is an administrator now",
  nowUser: "{name} is no longer an administrator",
  deactivate: "End access…",
  confirmDeactivate: "End access",
  lockTitle: "Lock {name}?",
  leaveTitle: "End {name}’s access?",
  none: "No users here",
  noneHint: "People whom your administrator invites appear here.",
  notFound: "No users match your search",
});

/** Specification §9. */
export const agencyUsersTabs = texts("agencyPortal.users.tabs", {
  approved: "Approved",
  unapproved: "Unapproved",
  all: "All",
} satisfies Record<UserFilter, string>);
