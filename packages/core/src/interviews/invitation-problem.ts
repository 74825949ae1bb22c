import { type ApplicationStatus, statusesOf } from "../applications/status.ts";

/** Explains why an applicant cannot be invited to any interview; undefined when they can. */
export function invitationProblem(
  status: ApplicationStatus,
  hasEmail: boolean,
): string | undefined {
  if (!statusesOf.active.includes(status))
    return "This application is not active. Restore it, then invite.";
  return hasEmail ? undefined : "The candidate has no email address. Add one, then invite.";
}
