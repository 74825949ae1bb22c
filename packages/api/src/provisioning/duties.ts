import type { DutyParticipant } from "../users/duty-participant.ts";

export const provisioningDuties: DutyParticipant = {
  columns: { "provisioned_users.user_id": "own", "provisioned_members.user_id": "own" },

  async forget({ db, user }) {
    for (const table of ["provisioned_users", "provisioned_members"] as const)
      await db
        .deleteFrom(table)
        .where("company_id", "=", user.company_id)
        .where("user_id", "=", user.id)
        .execute();
  },
};
