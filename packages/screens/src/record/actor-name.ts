import type { Activity } from "@ats/core/applications/activity";

/** Who acted, and for which company as a guest. */
export const actorName = ({ first_name, last_name, acting_for }: NonNullable<Activity["actor"]>) =>
  `${first_name} ${last_name}${acting_for ? ` (${acting_for})` : ""}`;
