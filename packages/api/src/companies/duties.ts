import type { DutyParticipant } from "../users/duty-participant.ts";

export const companiesDuties: DutyParticipant = {
  columns: {
    "company_bundles.created_by": "history",
    "company_deletions.requested_by": "history",
    "company_deletions.ended_by": "history",
    "deletion_links.confirmer_id": "history",
  },
};
