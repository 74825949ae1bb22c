import type { Activity } from "@ats/core/applications/activity";

/** Name of the user, and the home company of a guest or the partner: "Tom Ashdown (Portal)". */
export const actorName = ({ first_name, last_name, acting_for }: NonNullable<Activity["actor"]>) =>
  `${first_name} ${last_name}${acting_for ? ` (${acting_for})` : ""}`;
