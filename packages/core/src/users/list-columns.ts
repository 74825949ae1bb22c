/**
 * States of an account. An invitation that was not used in time has expired. Who asked to join an
 * agency's account waits for its administrator.
 */
export const accountStates = [
  "ACTIVE",
  "ASKED",
  "INVITED",
  "EXPIRED",
  "LOCKED",
  "DEACTIVATED",
] as const;
export type AccountState = (typeof accountStates)[number];

export const userSearchFields = [
  "first_name",
  "last_name",
  "email",
  "userType",
  "dept",
  "state",
  "mfa",
] as const;

export const userTimes = ["created_date_time", "last_sign_in_date_time"] as const;

export const userSortColumns = [
  "created_date_time",
  "name",
  "email",
  "userType",
  "last_sign_in_date_time",
] as const;

/** Users who have registered, those who were invited and have not, and all. Specification §9. */
export const userFilters = ["approved", "unapproved", "all"] as const;
export type UserFilter = (typeof userFilters)[number];
