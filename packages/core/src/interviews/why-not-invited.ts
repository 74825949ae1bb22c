import { type ApplicationStatus, statusesOf } from "../applications/status.ts";

/** Why an applicant is not invited to an interview, whichever that is; nothing where they may be. */
export function whyNotInvited(status: ApplicationStatus, hasEmail: boolean): string | undefined {
  if (!statusesOf.active.includes(status))
    return "This application is not under way. Restore it, then invite.";
  return hasEmail ? undefined : "The candidate has no email address. Add one, then invite.";
}
