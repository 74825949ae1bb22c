"use client";

import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { JobList } from "@ats/screens/JobList";
import type { User } from "@ats/core/users/user";

export function Hiring({ user }: { user: User | undefined }) {
  return (
    <AtsScreens user={user}>
      <JobList />
    </AtsScreens>
  );
}
