import { texts } from "@ats/ui/texts";

export const userListTexts = texts("users.list", {
  search: "Search users",
  addUser: "Invite a user",
  import: "Import",
  show: "Show users",
  all: "All",
  approved: "Registered",
  unapproved: "Invited",
  captionAll: "All users",
  captionApproved: "Registered users",
  captionUnapproved: "Invited users",
  jobs: { one: "{count} open job", other: "{count} open jobs" },
  added: "Added",
  until: "Invitation until {date}",
  noMatch: "No users match your search",
  noMatchHint: "Remove a filter or a word, or search all users.",
  clearSearch: "Clear the search",
  searchAll: "Search all users",
  none: "No users",
  noneInvited: "Nobody is waiting to register",
  noneInvitedHint: "People whom you invite appear here until they have chosen a password.",
  noneHint: "Invite the colleagues who recruit with you.",
  showAll: "Show all users",
  lockTitle: { one: "Lock {count} user?", other: "Lock {count} users?" },
  lockHint:
    "They are signed out at once and cannot sign in until you unlock them. Their work stays as it is.",
});

export const scopeTexts = texts("users.scopes", {
  departments: "No departments yet",
  brands: "No brands yet",
  own_jobs: "Own jobs",
  named_jobs: "No jobs yet",
  more: { one: "{names} and {count} more job", other: "{names} and {count} more jobs" },
  unnamed: {
    one: "{count} job that is gone or that you can’t see",
    other: "{count} jobs that are gone or that you can’t see",
  },
});
