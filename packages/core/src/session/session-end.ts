/** Ways a session ends: by its user, from another session, by an administrator, by a rule, or by time. */
export const sessionEnds = [
  "SIGNED_OUT",
  "SIGNED_OUT_ELSEWHERE",
  "SIGNED_IN_ELSEWHERE",
  "PASSWORD_CHANGED",
  "MFA_ENABLED",
  "ADMINISTRATOR",
  "INACTIVE",
  "EXPIRED",
] as const;
export type SessionEnd = (typeof sessionEnds)[number];
